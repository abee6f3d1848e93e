// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { latePart } from './late-part.tsx'
import { Screen } from './screen.fixture.ts'

let screen: Screen

beforeEach(() => {
  screen = new Screen()
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
})
afterEach(async () => {
  await screen.close()
  vi.unstubAllGlobals()
})

const alerts = () => screen.texts('[role=alert]')
const Word = () => <p className="word">Da</p>

it('a part whose script is lost says so in its place, takes the focus nobody has, and comes when it is asked for again', async () => {
  let isLost = true
  const Part = latePart(
    async () => {
      if (isLost) throw new Error('lost')
      return { Word }
    },
    (module) => module.Word,
  )
  await screen.show(<Part />)
  await screen.until(() => expect(alerts()).toEqual([expect.stringContaining('konnte nicht geladen werden')]))
  await screen.until(() => expect(document.activeElement?.querySelector('[role=alert]')).toBeTruthy())

  isLost = false
  await screen.press('Erneut versuchen')
  await screen.until(() => expect([alerts(), screen.texts('.word')]).toEqual([[], ['Da']]))
})

it('a part that was loaded ahead is there with the first look', async () => {
  const Part = latePart(
    async () => ({ Word }),
    (module) => module.Word,
  )
  await Part.load()
  await screen.show(<Part />)

  expect(screen.texts('.word')).toEqual(['Da'])
})
