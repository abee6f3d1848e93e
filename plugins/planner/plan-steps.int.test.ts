import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Plan } from '#domain/workforce/planning/plan.contract.ts'
import type { PlanOutcome } from '#domain/workforce/planning/plan-steps.contract.ts'
import { verdict } from '#scripts/testing/hire.ts'
import { readJson } from '#scripts/testing/test-app.ts'

import { monday, openPlanHouse, type PlanHouse, week } from './testing/plan-house.ts'

let cast: PlanHouse

beforeAll(async () => {
  cast = await openPlanHouse()
})

afterAll(() => cast.app.close())

beforeEach(() => cast.clear())

const call: PlanHouse['call'] = (...given) => cast.call(...given)
const shift: PlanHouse['shift'] = (...given) => cast.shift(...given)
const add: PlanHouse['add'] = (...given) => cast.add(...given)
const read = () => call<Plan>(cast.mia, 'GET', 'plan?day=2097-08-07')

describe('a week', () => {
  it('is copied at the same times, without what cannot be, and adds nothing the second time', async () => {
    await add(shift(monday, cast.tina))
    await add(shift('2097-08-07', null))
    await add(shift('2097-08-13', cast.tina, { from: '2097-08-12T15:00:00Z', to: '2097-08-12T20:00:00Z' }))
    const copy = () =>
      call<PlanOutcome>(cast.mia, 'POST', 'plan/copy', {
        branch: cast.vienna,
        from: monday,
        to: '2097-08-14',
      })
    const first = await copy()

    expect(first.shifts).toMatchObject([{ person: null, from: '2097-08-14T08:00:00.000Z', status: 'draft' }])
    expect(first.leftOut).toEqual([
      {
        title: expect.stringMatching(/^Person \d+, Montag 12\. August 2097, 10:00 bis 18:00$/),
        why: 'Die Person ist in dieser Zeit bereits eingeteilt.',
      },
    ])
    const again = await copy()
    expect([again.shifts, again.leftOut.length]).toEqual([[], 2])
  })

  it('is copied by judging each shift of somebody once', async () => {
    for (const person of [cast.tina, cast.olga, null]) await add(shift(monday, person))
    const reading = vi.spyOn(cast.app.payload, 'find')
    const asked = { branch: cast.vienna, from: monday, to: '2097-08-14' }
    const { shifts } = await call<PlanOutcome>(cast.mia, 'POST', 'plan/copy', asked)
    const judged = reading.mock.calls.filter(([{ collection }]) => collection === 'absences')
    reading.mockRestore()

    expect([shifts.length, judged.length]).toEqual([3, 2])
  })

  it('is not copied where it has more than can be planned at once', async () => {
    await cast.app.pool.query(
      `insert into working_schedules (id, branch_id, "from", "to", status, revision, updated_at, created_at)
       select gen_random_uuid(), $1, $2::timestamptz, $2::timestamptz + interval '1 hour', 'draft', 0, now(), now() from generate_series(1, 501)`,
      [cast.vienna, `${monday}T08:00:00Z`],
    )
    const copy = () =>
      cast.mia.ask('POST', '/api/working-schedules/plan/copy', {
        branch: cast.vienna,
        from: monday,
        to: '2097-08-14',
      })

    expect(await verdict(await copy())).toEqual({ status: 400, codes: ['too-many-shifts'] })
    expect((await call<Plan>(cast.mia, 'GET', 'plan?day=2097-08-14')).shifts).toEqual([])
  })

  it('is copied with as many open shifts at the same times as it has, also beside one that somebody has', async () => {
    for (const person of [cast.tina, null, null]) await add(shift(monday, person))
    const copy = () =>
      call<PlanOutcome>(cast.mia, 'POST', 'plan/copy', {
        branch: cast.vienna,
        from: monday,
        to: '2097-08-14',
      })

    expect((await copy()).shifts.map(({ person }) => person)).toEqual(
      expect.arrayContaining([cast.tina.id, null, null]),
    )
    const again = await copy()
    expect([again.shifts, again.leftOut.length]).toEqual([[], 3])
  })

  it('fills open shifts that are there before it brings further ones', async () => {
    for (const person of [cast.tina, null, null]) await add(shift(monday, person))
    await add(shift('2097-08-12', null))
    await add(shift('2097-08-12', cast.olga))
    const { shifts } = await call<PlanOutcome>(cast.mia, 'POST', 'plan/copy', {
      branch: cast.vienna,
      from: monday,
      to: '2097-08-14',
    })

    expect(shifts.map(({ person }) => person)).toEqual([cast.tina.id])
  })

  it('is copied by two branches at once that lend each other people', async () => {
    await add(shift(monday, cast.olga))
    await add(shift('2097-08-06', cast.tina))
    await add(shift('2097-08-05', cast.tina, { from: '2097-08-05T17:00:00Z', to: '2097-08-05T20:00:00Z' }))
    for (const [day, person] of [[monday, cast.tina] as const, ['2097-08-06', cast.olga] as const])
      await add(
        shift(day, person, { branch: cast.graz, from: `${day}T02:00:00Z`, to: `${day}T06:00:00Z` }),
        cast.admin,
      )
    const copy = (branch: string) =>
      cast.admin.ask('POST', '/api/working-schedules/plan/copy', { branch, from: monday, to: '2097-08-14' })
    const answers = await Promise.all([cast.vienna, cast.graz].map(copy))

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  it('gets open shifts by a template', async () => {
    const { id } = await cast.app.payload.create({
      collection: 'shift-templates',
      data: {
        branch: cast.vienna,
        name: 'Spät',
        position: 'Bar',
        from: '18:00',
        to: '02:00',
        breakMinutes: 30,
        weekdays: ['friday', 'saturday'],
      },
      overrideAccess: true,
    })
    const outcome = await call<PlanOutcome>(cast.mia, 'POST', 'plan/apply', { template: id, ...week })

    expect(
      outcome.shifts.map(({ from, to, person, post, breakMinutes }) => ({
        from,
        to,
        person,
        post,
        breakMinutes,
      })),
    ).toEqual(
      ['09', '10'].map((day) => ({
        from: `2097-08-${day}T16:00:00.000Z`,
        to: `2097-08-${String(Number(day) + 1).padStart(2, '0')}T00:00:00.000Z`,
        person: null,
        post: 'Bar',
        breakMinutes: 30,
      })),
    )
  })

  it('is planned by a template for two months at once, and for more not at all', async () => {
    const { id } = await cast.app.payload.create({
      collection: 'shift-templates',
      data: {
        branch: cast.vienna,
        name: 'Inventur',
        position: 'Bar',
        from: '06:00',
        to: '08:00',
        weekdays: ['monday'],
      },
      overrideAccess: true,
    })
    const apply = (last: string) =>
      cast.mia.ask('POST', '/api/working-schedules/plan/apply', { template: id, first: monday, last })

    expect(await verdict(await apply('2097-10-06'))).toEqual({ status: 400, codes: ['too-many-days'] })
    expect(await readJson<PlanOutcome>(await apply('2097-10-05'))).toMatchObject({
      shifts: { length: 9 },
      leftOut: [],
    })
  })

  it('is published as a whole or not at all, and what objects says why', async () => {
    const [one] = [await add(shift(monday, cast.tina)), await add(shift(monday, cast.olga))]
    const lasts = (hours: number) =>
      cast.app.pool.query(
        `update working_schedules set "to" = "from" + make_interval(hours => $2) where id = $1`,
        [one.id, hours],
      )
    const publish = () =>
      cast.mia.ask('POST', '/api/working-schedules/plan/publish', { branch: cast.vienna, ...week })
    const statuses = async () => (await read()).shifts.map(({ status }) => status)

    await lasts(17)
    expect(await verdict(await publish())).toEqual({ status: 400, codes: ['too-long'] })
    expect(await statuses()).toEqual(['draft', 'draft'])
    await lasts(16)
    expect(await readJson(await publish())).toEqual({ published: 2, told: 2 })
    expect(await statuses()).toEqual(['published', 'published'])
  })

  it('is taken back as a whole or not at all', async () => {
    const [one, other] = [await add(shift(monday, cast.tina)), await add(shift(monday, cast.olga))]
    const remove = (revision: number) =>
      cast.mia.ask('POST', '/api/working-schedules/plan/remove', {
        shifts: [
          { id: one.id, revision: one.revision },
          { id: other.id, revision },
        ],
      })

    expect((await remove(9)).status).toBe(409)
    expect((await read()).shifts).toHaveLength(2)
    expect((await remove(other.revision)).status).toBe(200)
    expect((await read()).shifts).toEqual([])
  })
})
