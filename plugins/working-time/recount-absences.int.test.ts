import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'
import { dayNumberOf } from '#domain/time/calendar-day.ts'

import { recountAbsences } from './operations/recount-absences.ts'

let app: TestApp
let { vienna, admin, mia } = {} as TwoBranches

type Stored = { doc: { id: string } & Record<string, unknown> }

beforeAll(async () => {
  app = await createTestApp()
  ;({ vienna, admin, mia } = await openTwoBranches(app))
})

afterAll(() => app.close())

const stored = async (answer: Promise<Response>) => (await readJson<Stored>(await answer)).doc
const daysOf = async (id: string) =>
  (await readJson<{ days: number | null }>(await admin.ask('GET', `/api/absences/${id}`))).days
const absence = (person: Hired, firstDay: string, lastDay: string, more: object = {}) =>
  stored(
    mia.ask('POST', '/api/absences', {
      user: person.id,
      branch: vienna,
      type: 'vacation',
      status: 'approved',
      firstDay,
      lastDay,
      ...more,
    }),
  )
const contract = (person: Hired, more: object = {}) => ({
  user: person.id,
  branch: vienna,
  validFrom: '2026-01-01',
  weeklyMinutes: 2400,
  ...more,
})

describe('the days of an absence', () => {
  it('follow a contract that comes later, is changed and goes', async () => {
    const person = await hire(app, 'ROLE_EMPLOYEE', [vienna])
    const { id } = await absence(person, '2026-11-23', '2026-11-29')
    const rejected = await absence(person, '2026-11-23', '2026-11-29', { status: 'rejected' })
    expect(await daysOf(id)).toBeNull()

    const { id: hired } = await stored(admin.ask('POST', '/api/contracts', contract(person)))
    expect([await daysOf(id), await daysOf(rejected.id)]).toEqual([5, null])

    await admin.ask('PATCH', `/api/contracts/${hired}`, { validUntil: '2026-11-24' })
    expect(await daysOf(id)).toBe(2)

    const weekend = { validFrom: '2026-11-25', weeklyMinutes: 480, minutesPerWeekday: { saturday: 480 } }
    await admin.ask('POST', '/api/contracts', contract(person, weekend))
    expect(await daysOf(id)).toBe(3)

    await admin.ask('DELETE', `/api/contracts/${hired}`)
    expect(await daysOf(id)).toBe(1)
  })

  it('are given back by an illness that is confirmed, for as long as it stands', async () => {
    const person = await hire(app, 'ROLE_EMPLOYEE', [vienna])
    await admin.ask('POST', '/api/contracts', contract(person))
    const { id } = await absence(person, '2026-08-03', '2026-08-14')
    const ill = await absence(person, '2026-08-04', '2026-08-07', { type: 'sick', status: 'requested' })
    expect([await daysOf(id), await daysOf(ill.id)]).toEqual([10, 4])

    await mia.ask('PATCH', `/api/absences/${ill.id}`, { status: 'approved' })
    expect(await daysOf(id)).toBe(6)

    await mia.ask('PATCH', `/api/absences/${ill.id}`, { status: 'canceled' })
    expect(await daysOf(id)).toBe(10)
  })

  it('are given back as well where the vacation is asked for later, and taken again when the illness is deleted', async () => {
    const person = await hire(app, 'ROLE_EMPLOYEE', [vienna])
    await admin.ask('POST', '/api/contracts', contract(person))
    const ill = await absence(person, '2026-08-05', '2026-08-10', { type: 'sick' })
    const { id } = await absence(person, '2026-08-03', '2026-08-07')
    expect(await daysOf(id)).toBe(2)

    await mia.ask('DELETE', `/api/absences/${ill.id}`)
    expect(await daysOf(id)).toBe(5)
  })

  it('are right however contract and absence meet', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => hire(app, 'ROLE_EMPLOYEE', [vienna])))
    const ids = await Promise.all(
      people.map(async (person) => {
        const [{ id }] = await Promise.all([
          absence(person, '2026-11-23', '2026-11-29'),
          admin.ask('POST', '/api/contracts', contract(person)),
        ])
        return id
      }),
    )

    expect(await Promise.all(ids.map(daysOf))).toEqual([5, 5, 5, 5])
  })
})

it('the days of everybody at a branch are counted anew when its calendar changes', async () => {
  const people = await Promise.all([
    hire(app, 'ROLE_EMPLOYEE', [vienna]),
    hire(app, 'ROLE_EMPLOYEE', [vienna]),
  ])
  const ids = await Promise.all(
    people.map(async (person) => {
      await admin.ask('POST', '/api/contracts', contract(person))
      return (await absence(person, '2026-12-21', '2026-12-23')).id
    }),
  )
  await app.payload.db.drizzle.execute(sql`update absences set days = 9 where first_day = '2026-12-21'`)
  const req = await createLocalReq({}, app.payload)
  const december = { from: dayNumberOf('2026-12-01'), to: dayNumberOf('2026-12-21') }

  await recountAbsences(req, [{ branches: [vienna], ...december }])
  expect(await Promise.all(ids.map(daysOf))).toEqual([9, 9])
  await recountAbsences(req, [{ branches: [vienna], ...december, to: december.to + 1 }])
  expect(await Promise.all(ids.map(daysOf))).toEqual([3, 3])
})
