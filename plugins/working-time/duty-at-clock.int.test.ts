import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { readJson } from '#scripts/testing/test-app.ts'

import { type Arrived, type ClockHouse, minutesAgo, openClockHouse, shown } from './testing/clock-house.ts'

let { app, arrive } = {} as ClockHouse
let { pressing } = {} as Arrived

beforeAll(async () => {
  ;({ app, arrive } = await openClockHouse())
})

/** Each test has a person of its own. */
beforeEach(async () => {
  ;({ pressing } = await arrive())
})

afterAll(() => app.close())

const dutyOf = async () => (await readJson<{ duty: { at: string } | null }>(await pressing.read('me'))).duty

it('a break that is due is said before it is missed, and nothing of it to whoever is not at work', async () => {
  expect(await dutyOf()).toBeNull()
  const running = await shown(pressing.press('start', minutesAgo(340)))

  expect(await dutyOf()).toMatchObject({ code: 'break-due', paragraph: '§ 11 AZG', minutes: 30 })
  expect(Date.parse((await dutyOf())?.at ?? '') - Date.parse(running?.startedAt ?? '')).toBe(6 * 3_600_000)
  await pressing.press('pause', minutesAgo(31))
  await pressing.press('resume')
  expect(await dutyOf()).toMatchObject({ code: 'day-ends', minutes: 720 })
  await pressing.press('end')
  expect(await dutyOf()).toBeNull()
})

it('work that was never ended asks nothing of anybody', async () => {
  await pressing.press('start', minutesAgo(16 * 60 + 1))

  expect(await readJson(await pressing.read('me'))).toMatchObject({ duty: null })
})
