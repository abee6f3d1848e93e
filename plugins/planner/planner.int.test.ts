import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Plan, ShiftOfPlan } from '#domain/workforce/planning/plan.contract.ts'
import type { PlanOutcome } from '#domain/workforce/planning/plan-steps.contract.ts'
import { hire, type Hired, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

import { sendChangeMail, sendPlanMail } from './jobs/shift-mails.ts'

let app: TestApp
let cast: TwoBranches
let olga: Hired

/** A Monday so far away that nobody has to wait for it. */
const monday = '2097-08-05'
const sunday = '2097-08-11'

beforeAll(async () => {
  app = await createTestApp()
  cast = await openTwoBranches(app)
  olga = await hire(app, 'ROLE_EMPLOYEE', [cast.vienna, cast.graz])
})

afterAll(() => app.close())

beforeEach(async () => {
  await app.pool.query('delete from shift_swaps')
  await app.pool.query('delete from working_schedules')
  await app.pool.query(`delete from outbox where topic like 'shift-%'`)
})

const call = async <Body>(person: Hired, method: string, path: string, body?: object) => {
  const answer = await person.ask(method, `/api/working-schedules/${path}`, body)
  expect(answer.status, path).toBeLessThan(300)

  return readJson<Body>(answer)
}
const shift = (day: string, person: Hired | null, more: object = {}) => ({
  branch: cast.vienna,
  person: person?.id ?? null,
  from: `${day}T08:00:00Z`,
  to: `${day}T16:00:00Z`,
  post: 'Service',
  ...more,
})
const add = (values: object, by = cast.mia) => call<ShiftOfPlan>(by, 'POST', 'plan/shifts', values)
const change = (id: string, values: object, by = cast.mia) =>
  by.ask('PATCH', `/api/working-schedules/plan/shifts/${id}`, values)
const read = (by = cast.mia, query = '') => call<Plan>(by, 'GET', `plan?day=2097-08-07${query}`)
const week = { first: monday, last: sunday }
const publish = () =>
  call<{ published: number; told: number }>(cast.mia, 'POST', 'plan/publish', {
    branch: cast.vienna,
    ...week,
  })
const promisedTo = async () =>
  (
    await app.pool.query<{ topic: string; payload: { person: string; what?: string } }>(
      `select topic, payload from outbox where topic like 'shift-%' order by id`,
    )
  ).rows.map(({ topic, payload }) => [topic, payload.person, payload.what].filter(Boolean).join(' '))

describe('a plan', () => {
  it('shows the week of a day, with people, sums and what is wrong', async () => {
    await app.payload.create({
      collection: 'contracts',
      data: {
        user: cast.tina.id,
        branch: cast.vienna,
        validFrom: '2097-01-01',
        weeklyMinutes: 2310,
        hourlyWage: 1500,
        employmentType: 'full-time',
        holidayDaysPerYear: 25,
        holidayCarryOver: 0,
      },
      overrideAccess: true,
    })
    await app.payload.create({
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
      [cast.mia.id, cast.tina.id, olga.id].toSorted(),
    )
    expect(plan.findings.sums.find(({ person }) => person === cast.tina.id)).toEqual({
      person: cast.tina.id,
      planned: 7 * 60 + 7.5 * 60,
      owed: 2310,
      away: 0,
    })
    expect(plan.findings.remarks.map(({ shift, text }) => [shift, text])).toEqual([
      [late.id, 'Nur 9:00 Stunden Ruhezeit danach.'],
      [early.id, 'Nur 9:00 Stunden Ruhezeit davor.'],
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

  it('tells wages and what it costs to the administration alone', async () => {
    await add(shift(monday, cast.tina))
    const [lead, admin] = [await read(), await read(cast.admin, `&branch=${cast.vienna}`)]

    expect(lead.costs).toBeNull()
    expect(admin.costs).toEqual({ cents: 8 * 1500, minutesWithoutWage: 0 })
    expect(JSON.stringify([lead, admin])).not.toContain('hourlyWage')
  })

  it('knows of shifts of other branches that they are there, and nothing else', async () => {
    const elsewhere = await add(shift(monday, olga, { branch: cast.graz, note: 'Geheim' }), cast.admin)
    const plan = await read()

    expect(plan.shifts).toEqual([])
    expect(plan.people.find(({ id }) => id === olga.id)?.elsewhere).toEqual([
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
      const template = await app.payload.create({
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
      const { rows } = await app.pool.query('select status from working_schedules')
      expect(rows).toEqual([{ status: 'draft' }])
    },
  )
})

describe('a shift of a plan', () => {
  it('is moved, stretched and handed on in one call, by whoever saw it last', async () => {
    const { id, revision } = await add(shift(monday, cast.tina))
    const moved = await change(id, { revision, person: olga.id, to: `${monday}T18:00:00Z` })
    expect(await readJson(moved)).toMatchObject({
      person: olga.id,
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
    await add(shift(monday, olga))
    const { id, revision } = await add(shift(monday, cast.tina))

    expect(await verdict(await change(id, { revision, person: olga.id }))).toEqual({
      status: 400,
      codes: ['overlap'],
    })
  })
})

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

  it('gets open shifts by a template', async () => {
    const { id } = await app.payload.create({
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

  it('is taken back as a whole or not at all', async () => {
    const [one, other] = [await add(shift(monday, cast.tina)), await add(shift(monday, olga))]
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

describe('who is told', () => {
  it('of a plan is each person once, however many shifts are theirs', async () => {
    await add(shift(monday, cast.tina))
    await add(shift('2097-08-06', cast.tina))
    await add(shift(monday, olga))
    await add(shift(monday, null))

    expect(await publish()).toEqual({ published: 4, told: 2 })
    expect((await promisedTo()).toSorted()).toEqual(
      [`shift-plan ${cast.tina.id}`, `shift-plan ${olga.id}`].toSorted(),
    )
    expect(await publish()).toEqual({ published: 0, told: 0 })
    expect(await promisedTo()).toHaveLength(2)
  })

  it('of a change are those whose published shift it was and is', async () => {
    const { id } = await add(shift(monday, cast.tina))
    await change(id, { revision: 0, note: 'Entwurf' })
    expect(await promisedTo()).toEqual([])
    await publish()
    await app.pool.query(`delete from outbox where topic like 'shift-%'`)
    await change(id, { revision: 2, to: `${monday}T17:00:00Z` })
    await change(id, { revision: 3, person: olga.id })
    await call(cast.mia, 'POST', 'plan/remove', { shifts: [{ id, revision: 4 }] })

    expect(await promisedTo()).toEqual([
      `shift-change ${cast.tina.id} changed`,
      `shift-change ${cast.tina.id} dropped`,
      `shift-change ${olga.id} new`,
      `shift-change ${olga.id} dropped`,
    ])
  })

  it('reads their shifts in one mail, and of a change what holds by now', async () => {
    const sent: { to: string; text: string }[] = []
    Object.assign(app.payload, { sendEmail: async (mail: { to: string; text: string }) => sent.push(mail) })
    const delivering = (once: string) => ({
      payload: app.payload,
      givenUp: new AbortController().signal,
      once,
      isLastTry: false,
    })
    const { id } = await add(shift(monday, cast.tina, { note: 'Schlüssel holen' }))
    await add(shift('2097-08-06', cast.tina))
    await publish()
    const about = {
      person: cast.tina.id,
      branch: cast.vienna,
      from: `${monday}T00:00:00Z`,
      to: `${sunday}T00:00:00Z`,
    }
    await sendPlanMail(about, delivering('one'))
    await sendPlanMail(about, delivering('one'))

    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toContain('- Montag 5. August 2097, 10:00 bis 18:00, Service (Schlüssel holen)')
    expect(sent[0]?.text).toContain('- Dienstag 6. August 2097, 10:00 bis 18:00, Service')

    await change(id, { revision: 1, to: `${monday}T17:00:00Z` })
    const news = { ...about, shift: id, what: 'changed' as const }
    await sendChangeMail({ ...news, revision: 1 }, delivering('two'))
    await sendChangeMail({ ...news, revision: 2 }, delivering('three'))
    expect(sent.slice(1).map(({ text }) => text.includes('10:00 bis 19:00'))).toEqual([true])
  })
})
