import { afterAll, beforeAll, expect, it } from 'vitest'

import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { openPaidHouse, type PaidHouse } from './testing/paid-house.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

/** A branch whose days begin within the hour that the clock is changed in. */
async function openNightHouse(startsAt: string): Promise<PaidHouse> {
  const house = await openPaidHouse(app)
  await app.pool.query('update branches set business_day_starts_at = $2 where id = $1', [
    house.branch,
    startsAt,
  ])

  return house
}

it.each([
  [
    'autumn, where the hour of the begin comes twice',
    '02:30',
    {
      '2025-10-25': ['2025-10-25T20:00:00+02:00', '2025-10-26T02:29:59+02:00'],
      '2025-10-26': [
        '2025-10-26T02:30:00+02:00',
        '2025-10-26T02:05:00+01:00',
        '2025-10-26T02:45:00+01:00',
        '2025-10-26T20:00:00+01:00',
      ],
    },
  ],
  [
    'autumn, where the day begins after it',
    '03:00',
    {
      '2025-10-25': ['2025-10-25T20:00:00+02:00', '2025-10-26T02:59:59+02:00', '2025-10-26T02:59:59+01:00'],
      '2025-10-26': ['2025-10-26T03:00:00+01:00'],
    },
  ],
  [
    'spring, where the begin does not come',
    '02:30',
    {
      '2026-03-28': ['2026-03-28T20:00:00+01:00', '2026-03-29T01:59:59+01:00'],
      '2026-03-29': ['2026-03-29T03:00:00+02:00', '2026-03-29T20:00:00+02:00', '2026-03-30T02:29:59+02:00'],
    },
  ],
])('in %s, what is paid is of one day and in no other', async (_, startsAt, paid) => {
  const house = await openNightHouse(startsAt)
  for (const moment of Object.values(paid).flat()) await house.pay(moment, 100)

  const { days } = await house.days()
  expect(
    days
      .filter(({ state }) => state === 'open')
      .map(({ day, total }) => [day, total])
      .toReversed(),
  ).toEqual(Object.entries(paid).map(([day, moments]) => [day, moments.length * 100]))
  for (const [day, moments] of Object.entries(paid)) {
    expect((await house.day(day)).figures).toMatchObject({ lines: moments.length })
    expect((await house.closeFitting(day)).status).toBe(201)
    expect((await house.day(day)).figures).toMatchObject({ total: moments.length * 100 })
  }
  const { rows } = await app.pool.query<{ late: number }>(
    'select coalesce(sum(late_lines), 0)::int as late from day_ends where branch_id = $1',
    [house.branch],
  )
  expect(rows).toEqual([{ late: 0 }])
})
