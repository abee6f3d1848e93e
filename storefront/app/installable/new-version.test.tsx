// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Screen } from '../ui/screen.fixture.ts'
import { NewVersion } from './new-version.tsx'

let screen: Screen
const reload = vi.fn<() => void>()
const onPutOff = vi.fn<() => void>()

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // A sheet that another test has left open would never be a safe moment.
  document.body.replaceChildren()
  screen = new Screen()
  // Another page has had the newer worker take over already.
  const container = { getRegistration: async () => ({ waiting: null }) }
  Reflect.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  vi.stubGlobal('location', { reload })
  reload.mockReset()
  onPutOff.mockReset()
  await screen.show(<NewVersion isAboveCart={false} onPutOff={onPutOff} />)
})

afterEach(async () => {
  document.querySelector('[aria-busy]')?.remove()
  await screen.close()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.useRealTimers()
})

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('says that a newer one is there, and loads it when it is asked to', async () => {
  expect(screen.words('Eine neue Version ist da.')).toContain('Ihr Warenkorb bleibt erhalten.')
  await after(60 * 60_000)
  expect(reload).not.toHaveBeenCalled()

  await screen.press('Jetzt laden')
  await after(0)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('waits for an order that is on its way', async () => {
  document.body.insertAdjacentHTML('beforeend', '<button aria-busy="true">Verarbeiten...</button>')
  await screen.press('Jetzt laden')
  await after(30_000)
  expect(reload).not.toHaveBeenCalled()
  expect(screen.control('Wird geladen …')).toBeDefined()

  document.querySelector('[aria-busy]')?.remove()
  await after(250)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('can be put off', async () => {
  await screen.press('Später')

  expect(onPutOff).toHaveBeenCalledTimes(1)
  expect(reload).not.toHaveBeenCalled()
})
