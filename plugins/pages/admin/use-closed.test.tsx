// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'

import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { useClosed } from './use-closed.ts'

let screen: Screen

beforeEach(() => {
  screen = new Screen()
})

afterEach(() => screen.close())

function Closed({ asked }: { asked: string }) {
  const { closed, turn } = useClosed(asked)

  return (
    <>
      <output>{[...closed].join(' ') || 'nichts'}</output>
      <button onClick={() => turn('a', closed.has('a'))} type="button">
        wenden
      </button>
    </>
  )
}

test('what is looked for stands open at first, and what was closed is so again afterwards', async () => {
  const said = () => document.querySelector('output')?.textContent
  await screen.show(<Closed asked="" />)
  await screen.press('wenden')
  expect(said()).toBe('a')

  await screen.show(<Closed asked="kontakt" />)
  expect(said()).toBe('nichts')
  await screen.press('wenden')
  expect(said()).toBe('a')
  await screen.press('wenden')
  expect(said()).toBe('nichts')
  await screen.press('wenden')
  await screen.show(<Closed asked="kontakte" />)
  expect(said()).toBe('nichts')

  await screen.show(<Closed asked="" />)
  expect(said()).toBe('a')
})
