// @vitest-environment jsdom
import { act, useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { NumberPad } from './number-pad.tsx'

let screen: Screen
const press = (key: string) =>
  act(async () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key }))
  })

beforeEach(() => {
  screen = new Screen()
})
afterEach(() => screen.close())

it('keeps what is typed while the PIN before it is judged', async () => {
  const judged = Promise.withResolvers<string | null>()
  const enter = vi.fn<(pin: string) => Promise<string | null>>().mockReturnValueOnce(judged.promise)
  enter.mockResolvedValueOnce(null)
  const onDone = vi.fn<() => void>()
  await screen.show(<NumberPad enter={enter} onDone={onDone} />)

  for (const key of '1379') await press(key)
  await press('Enter')
  for (const key of '48') await press(key)
  await act(async () => judged.resolve('Diese PIN ist nicht richtig.'))
  for (const key of '26') await press(key)
  await press('Enter')

  expect(enter.mock.calls).toEqual([['1379'], ['4826']])
  expect(onDone).toHaveBeenCalledOnce()
})

it('hears the first digit, however soon it is typed', async () => {
  // As soon as the pad stands there, before the browser has even drawn it.
  const Hasty = () => {
    useLayoutEffect(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: '7' })), [])
    return <NumberPad enter={async () => null} onDone={() => undefined} />
  }
  await screen.show(<Hasty />)

  expect(screen.texts('output')).toEqual(['●'])
})
