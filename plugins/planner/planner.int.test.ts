import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Plan } from '#domain/workforce/planning/plan.contract.ts'
import { type Hired, verdict } from '#scripts/testing/hire.ts'
import { readJson } from '#scripts/testing/test-app.ts'

import { monday, openPlanHouse, type PlanHouse, sunday, week } from './testing/plan-house.ts'

let cast: PlanHouse

beforeAll(async () => {
  cast = await openPlanHouse()
})

afterAll(() => cast.app.close())

beforeEach(() => cast.clear())

const call: PlanHouse['call'] = (...given) => cast.call(...given)
const shift: PlanHouse['shift'] = (...given) => cast.shift(...given)
const add: PlanHouse['add'] = (...given) => cast.add(...given)
const change: PlanHouse['change'] = (...given) => cast.change(...given)
const read = (by = cast.mia, query = '') => call<Plan>(by, 'GET', `plan?day=2097-08-07${query}`)

const shortRest = 'dauert 9 Stunden, vorgeschrieben sind 11 Stunden (§ 12 Abs. 1 AZG).'

describe('a plan', () => {
  it('shows the week of a day, with people, sums and what is wrong', async () => {
    await cast.app.payload.create({
      collection: 'contracts',
      data: {
        user: cast.tina.id,
        branch: cast.vienna,
        validFrom: '2097-01-01',
        hoursPer: 'week',
        weeklyMinutes: 2310,
        hourlyWage: 1500,
        employmentType: 'full-time',
        holidayDaysPerYear: 25,
        holidayCarryOver: 0,
      },
      overrideAccess: true,
    })
    await cast.app.payload.create({
      collection: 'staffing-needs',
      data: {
        branch: cast.vienna,
        position: 'Service',
        count: 1,
        from: '10:00',
        to: '20:00',
        weekdays: ['monday'],
      },
      overrideAccess: true,
    })
    const late = await add(
      shift(monday, cast.tina, { from: `${monday}T16:00:00Z`, to: `${monday}T23:00:00Z` }),
    )
    const early = await add(shift('2097-08-06', cast.tina, { breakMinutes: 30 }))
    const plan = await read()

    expect(plan.days.map(({ day }) => day)).toEqual([
      monday,
      '2097-08-06',
      '2097-08-07',
      '2097-08-08',
      '2097-08-09',
      '2097-08-10',
      sunday,
    ])
    expect(plan.shifts.map(({ id }) => id)).toEqual([late.id, early.id])
    expect(plan.people.map(({ id }) => id).toSorted()).toEqual(
      [cast.mia.id, cast.tina.id, cast.olga.id].toSorted(),
    )
    expect(plan.findings.sums.find(({ person }) => person === cast.tina.id)).toEqual({
      person: cast.tina.id,
      planned: 7 * 60 + 7.5 * 60,
      owed: 2310,
      away: 0,
    })
    expect(plan.findings.remarks.map(({ shift, text }) => [shift, text])).toEqual([
      [late.id, 'Es fehlt eine Pause: 30 Minuten sind vorgeschrieben, es sind 0 Minuten (§ 11 AZG).'],
      [early.id, `Die Ruhezeit davor ${shortRest}`],
      [late.id, `Die Ruhezeit danach ${shortRest}`],
    ])
    expect(plan.findings.gaps).toEqual([
      {
        day: monday,
        from: `${monday}T08:00:00.000Z`,
        to: `${monday}T16:00:00.000Z`,
        post: 'Service',
        missing: 1,
      },
    ])
  })

  it('misses nobody at night whose shift began before its days or follows on them', async () => {
    const night = { branch: cast.vienna, position: 'Nachtdienst', count: 1, from: '22:00', to: '06:00' }
    const needs = [
      { ...night, from: '00:00', weekdays: ['monday' as const] },
      { ...night, weekdays: ['sunday' as const] },
    ]
    for (const data of needs) {
      await cast.app.payload.create({ collection: 'staffing-needs', data, overrideAccess: true })
    }
    const at = (from: string, to: string) =>
      add(
        shift(monday, cast.tina, {
          post: 'Nachtdienst',
          from: `2097-08-${from}:00Z`,
          to: `2097-08-${to}:00Z`,
        }),
      )
    await at('04T20:00', '05T02:00')
    const shown = await at('11T20:00', '12T00:00')
    const gapsIn = ({ findings }: Plan) => findings.gaps.filter(({ post }) => post === 'Nachtdienst')

    expect(gapsIn(await read())).toMatchObject([
      { from: '2097-08-05T02:00:00.000Z', to: '2097-08-05T04:00:00.000Z' },
      { from: '2097-08-12T00:00:00.000Z', to: '2097-08-12T04:00:00.000Z' },
    ])
    const early = await at('05T02:00', '05T04:00')
    await at('12T00:00', '12T04:00')
    const plan = await read()
    expect(gapsIn(plan)).toEqual([])
    expect(plan.shifts.map(({ id }) => id)).toEqual([early.id, shown.id])
  })

  it('tells wages and what it costs to the administration alone', async () => {
    await add(shift(monday, cast.tina))
    const [lead, admin] = [await read(), await read(cast.admin, `&branch=${cast.vienna}`)]

    expect(lead.costs).toBeNull()
    expect(admin.costs).toEqual({ cents: 8 * 1500, minutesWithoutWage: 0 })
    expect(JSON.stringify([lead, admin])).not.toContain('hourlyWage')
  })

  it('knows of shifts of other branches that they are there, and nothing else', async () => {
    const elsewhere = await add(shift(monday, cast.olga, { branch: cast.graz, note: 'Geheim' }), cast.admin)
    const plan = await read()

    expect(plan.shifts).toEqual([])
    expect(plan.people.find(({ id }) => id === cast.olga.id)?.elsewhere).toEqual([
      { id: elsewhere.id, from: elsewhere.from, to: elsewhere.to, breakMinutes: 0 },
    ])
    expect(JSON.stringify(plan)).not.toContain('Geheim')
  })

  it('is for whoever leads the branch', async () => {
    const asked = async (person: Hired, query = '') =>
      verdict(await person.ask('GET', `/api/working-schedules/plan${query}`))

    expect(await asked(cast.tina)).toEqual({ status: 403, codes: ['not-allowed'] })
    expect(await asked(cast.mia, `?branch=${cast.graz}`)).toEqual({ status: 404, codes: ['unknown-branch'] })
    expect((await cast.tina.ask('GET', '/api/working-schedules/plan/events')).status).toBe(403)
    expect(
      (await cast.tina.ask('POST', '/api/working-schedules/plan/shifts', shift(monday, cast.tina))).status,
    ).toBe(403)
  })

  it.each(['copy', 'apply', 'publish', 'remove'])(
    'is not changed by %s of somebody who does not lead',
    async (step) => {
      const { id, revision } = await add(shift(monday, cast.ben, { branch: cast.graz }), cast.admin)
      const template = await cast.app.payload.create({
        collection: 'shift-templates',
        data: {
          branch: cast.graz,
          name: 'Früh',
          position: 'Bar',
          from: '06:00',
          to: '10:00',
          weekdays: ['monday'],
        },
        overrideAccess: true,
      })
      const bodies = {
        copy: { branch: cast.graz, from: monday, to: '2097-08-12' },
        apply: { template: template.id, ...week },
        publish: { branch: cast.graz, ...week },
        remove: { shifts: [{ id, revision }] },
      }
      const answer = await cast.mia.ask(
        'POST',
        `/api/working-schedules/plan/${step}`,
        bodies[step as keyof typeof bodies],
      )

      expect([403, 404]).toContain(answer.status)
      const { rows } = await cast.app.pool.query('select status from working_schedules')
      expect(rows).toEqual([{ status: 'draft' }])
    },
  )
})

describe('a shift of a plan', () => {
  it('is moved, stretched and handed on in one call, by whoever saw it last', async () => {
    const { id, revision } = await add(shift(monday, cast.tina))
    const moved = await change(id, { revision, person: cast.olga.id, to: `${monday}T18:00:00Z` })
    expect(await readJson(moved)).toMatchObject({
      person: cast.olga.id,
      to: `${monday}T18:00:00.000Z`,
      revision: 1,
    })

    expect(await verdict(await change(id, { revision, person: null }))).toEqual({
      status: 409,
      codes: ['changed-meanwhile'],
    })
  })

  it('is changed once by two who saw the same', async () => {
    const { id, revision } = await add(shift(monday, cast.tina))
    const answers = await Promise.all(
      [16, 17, 18].map((hour) => change(id, { revision, to: `${monday}T${hour}:30:00Z` })),
    )

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  })

  it('is not given to whoever has another one then', async () => {
    await add(shift(monday, cast.olga))
    const { id, revision } = await add(shift(monday, cast.tina))

    expect(await verdict(await change(id, { revision, person: cast.olga.id }))).toEqual({
      status: 400,
      codes: ['overlap'],
    })
  })
})
