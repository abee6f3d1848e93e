import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { ActivityView } from '#domain/workforce/time-tracking.contract.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { askWith, hire, type Hired, verdict } from '#scripts/testing/hire.ts'
import { openClock, type PersonAt } from '#scripts/testing/open-clock.ts'
import { size } from '#scripts/testing/sizes.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

import { deriveActivities } from './ledger/derive-activities.ts'

let app: TestApp
let house: TwoBranches
let clock: Awaited<ReturnType<typeof openClock>>
let person: Hired
let username: string
let pressing: PersonAt
let count = 0

const pin = '4711'

beforeAll(async () => {
  app = await createTestApp()
  house = await openTwoBranches(app)
  clock = await openClock({ send: askWith(app), asAdmin: house.admin.ask, branch: house.vienna })
})

/** Each test has a person of its own, who has just typed their PIN. */
beforeEach(async () => {
  person = await hire(app, 'ROLE_EMPLOYEE', [house.vienna])
  count += 1
  username = `anna${count}`
  await app.payload.update({ collection: 'users', id: person.id, data: { username }, overrideAccess: true })
  await person.ask('PUT', `/api/users/${person.id}/pin`, { pin })
  pressing = await clock.signIn(username, pin)
})

afterAll(() => app.close())

const refused = async (answer: Promise<Response>) => verdict(await answer)
const shown = async (answer: Promise<Response>) =>
  (await readJson<{ activity: ActivityView | null }>(await answer)).activity
const events = async () => {
  const { rows } = await app.pool.query<{ kind: string; clock: string | null; at: Date; received_at: Date }>(
    'select kind, clock, at, received_at from working_time_events where user_id = $1 order by sequence',
    [person.id],
  )
  return rows
}
const activities = async () => {
  const { rows } = await app.pool.query<{
    id: string
    state: string
    started_at: Date
    ended_at: Date | null
  }>(
    'select id, state, started_at, ended_at from working_activities where user_id = $1 order by started_at',
    [person.id],
  )
  return rows
}
/** What a device sends that pressed so many minutes ago, by a clock that is wrong by some. */
const minutesAgo = (minutes: number, wrongBy = 0) => {
  const sent = Temporal.Now.instant().add({ minutes: wrongBy })
  return { pressedAt: sent.subtract({ minutes }).toString(), sentAt: sent.toString() }
}

describe('a day at the clock', () => {
  it('is begun, interrupted, gone on with and ended, each in one press', async () => {
    expect(await shown(pressing.press('start', minutesAgo(480)))).toMatchObject({
      state: 'running',
      workedMinutes: 480,
    })
    expect(await shown(pressing.press('pause', minutesAgo(240)))).toMatchObject({
      state: 'paused',
      workedMinutes: 240,
    })
    expect(await shown(pressing.press('resume', minutesAgo(210)))).toMatchObject({ state: 'running' })
    const ended = await shown(pressing.press('end', minutesAgo(0)))

    expect(ended).toMatchObject({ state: 'ended', workedMinutes: 450, breaks: [{}] })
    expect(await readJson(await pressing.read('me'))).toMatchObject({ activity: null, conflicts: [] })
  })

  it('is seen by the person with shifts and balances, and in the panel by who leads', async () => {
    const running = await shown(pressing.press('start', minutesAgo(60)))
    await house.mia.ask('POST', '/api/working-schedules', {
      user: person.id,
      branch: house.vienna,
      status: 'published',
      from: Temporal.Now.instant().add({ hours: 24 }).toString(),
      to: Temporal.Now.instant().add({ hours: 32 }).toString(),
    })

    expect(await readJson(await pressing.read('me'))).toMatchObject({
      person: { id: person.id, username },
      branch: { id: house.vienna, timeZone: 'Europe/Vienna' },
      activity: { id: running?.id, workedMinutes: 60 },
    })
    expect((await readJson<{ docs: object[] }>(await pressing.read('working-schedules'))).docs).toHaveLength(
      1,
    )
    expect((await readJson<{ docs: object[] }>(await pressing.read('working-activities'))).docs).toHaveLength(
      1,
    )
    expect(
      await readJson(await house.mia.ask('GET', `/api/working-activities/${running?.id}`)),
    ).toMatchObject({
      source: 'terminal',
      state: 'running',
      device: { id: clock.device },
    })
  })

  it('counts as worked from its begin on', async () => {
    await pressing.press('start', minutesAgo(3))
    const { docs } = await readJson<{ docs: { account: string; minutes: number }[] }>(
      await pressing.read('balances'),
    )

    expect(docs.map(({ account }) => account)).toEqual(['today', 'week', 'month'])
  })

  it('is about what was chosen, of the own branch only', async () => {
    const task = { title: 'Inventur', branch: house.vienna, assignees: [person.id] }
    const { doc } = await readJson<{ doc: { id: string } }>(await house.mia.ask('POST', '/api/tasks', task))
    const elsewhere = await house.admin.ask('POST', '/api/projects', { name: 'Graz', branch: house.graz })
    const { doc: foreign } = await readJson<{ doc: { id: string } }>(elsewhere)

    expect(await readJson(await pressing.read('me'))).toMatchObject({
      tasks: [{ id: doc.id, name: 'Inventur' }],
    })
    expect(await refused(pressing.press('start', { project: foreign.id }))).toEqual({
      status: 400,
      codes: ['unknown-work'],
    })
    expect(await shown(pressing.press('start', { task: doc.id, note: 'Keller' }))).toMatchObject({
      task: { id: doc.id, name: 'Inventur' },
      note: 'Keller',
    })
  })
})

describe('a press', () => {
  it('that fits to nothing is refused in words, and kept for people to judge', async () => {
    await pressing.press('start', minutesAgo(30))
    expect(await refused(pressing.press('resume'))).toEqual({ status: 409, codes: ['not-paused'] })
    expect(await refused(pressing.press('start'))).toEqual({ status: 409, codes: ['already-at-work'] })
    await pressing.press('end')
    expect(await refused(pressing.press('pause'))).toEqual({ status: 409, codes: ['not-at-work'] })

    const { conflicts } = await readJson<{ conflicts: { message: string }[] }>(await pressing.read('me'))
    expect(conflicts.map(({ message }) => message).toSorted()).toEqual([
      'Es läuft bereits eine Aktivität.',
      'Es läuft gerade keine Aktivität.',
      'Es läuft gerade keine Pause.',
    ])
  })

  it('counts once, however often it arrives', async () => {
    const id = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => pressing.press('start', { id })))
    const ids = await Promise.all(answers.map(async (answer) => (await shown(Promise.resolve(answer)))?.id))

    expect(ids).toEqual([id, id, id])
    expect(await events()).toHaveLength(1)
    expect(await refused(pressing.press('end', { id }))).toEqual({ status: 422, codes: ['id-taken'] })
  })

  it('by a clock that is wrong by hours is marked, and counts when it happened', async () => {
    await pressing.press('start', minutesAgo(20, 180))
    const [start] = await events()

    expect(start?.clock).toBe('clock-wrong')
    expect(Math.round((Number(start?.received_at) - Number(start?.at)) / 60_000)).toBe(20)
  })

  it('waits for nobody: ten at once begin one activity, for each person', async () => {
    for (let round = 0; round < size({ short: 3, long: 1000 }); round += 1) {
      const begun = await Promise.all(Array.from({ length: 10 }, () => pressing.press('start')))
      expect(begun.every(({ status }) => status === 200)).toBe(true)
      expect((await activities()).filter(({ state }) => state === 'running')).toHaveLength(1)
      await pressing.press('end')
    }
  })
})

describe('two devices that were offline', () => {
  it('end with the state of one that was not, whichever arrives first', async () => {
    const other = await openClock({ send: askWith(app), asAdmin: house.admin.ask, branch: house.vienna })
    const elsewhere = await other.signIn(username, pin)
    await elsewhere.press('end', minutesAgo(60))
    await elsewhere.press('resume', minutesAgo(200))
    expect(await activities()).toEqual([])

    await pressing.press('pause', minutesAgo(230))
    await pressing.press('start', minutesAgo(480))

    expect(await activities()).toMatchObject([{ state: 'ended' }])
    expect(await readJson(await pressing.read('me'))).toMatchObject({ conflicts: [] })
    const { docs } = await readJson<{ docs: ActivityView[] }>(await pressing.read('working-activities'))
    expect(docs[0]?.workedMinutes).toBe(390)
  })

  it('lose and repeat none of two hundred presses', async () => {
    const other = await openClock({ send: askWith(app), asAdmin: house.admin.ask, branch: house.vienna })
    const elsewhere = await other.signIn(username, pin)
    const kinds = ['start', 'pause', 'resume', 'end']
    const presses = Array.from({ length: 200 }, (_, index) => ({
      kind: kinds[index % 4] ?? 'end',
      id: crypto.randomUUID(),
      ago: (200 - index) * 6,
    }))
    const send = async (by: PersonAt, every: typeof presses) => {
      for (const { kind, id, ago } of every) await by.press(kind, { id, ...minutesAgo(ago) })
    }
    await Promise.all([
      send(elsewhere, presses.filter((_, index) => index % 3 === 0).toReversed()),
      send(
        pressing,
        presses.filter((_, index) => index % 3 !== 0),
      ),
    ])
    await send(pressing, presses.slice(0, 20))

    expect(await events()).toHaveLength(200)
    const made = await activities()
    expect(made.map(({ state }) => state)).toEqual(Array.from({ length: 50 }, () => 'ended'))
    expect(
      made.every(
        ({ started_at, ended_at }) => Math.round((Number(ended_at) - Number(started_at)) / 60_000) === 18,
      ),
    ).toBe(true)
    expect(await readJson(await pressing.read('me'))).toMatchObject({ conflicts: [] })
  })
})

describe('an end that nobody pressed', () => {
  it('keeps nobody from working on the next day, counts nothing, and is entered by hand', async () => {
    await pressing.press('start', minutesAgo(26 * 60))
    await pressing.press('start', minutesAgo(120))
    const [forgotten, running] = await activities()
    expect([forgotten?.state, running?.state]).toEqual(['incomplete', 'running'])

    const endedAt = new Date(Number(forgotten?.started_at) + 8 * 3_600_000).toISOString()
    const answer = await house.mia.ask('PATCH', `/api/working-activities/${forgotten?.id}`, {
      endedAt,
      reason: 'Vergessen',
    })
    expect(answer.status).toBe(200)
    await pressing.press('end')
    expect((await activities()).map(({ state }) => state)).toEqual(['ended', 'ended'])
  })
})

describe('what is stored', () => {
  it('is what the ledger says, to the last byte, and is made anew from it', async () => {
    const req = await createLocalReq({}, app.payload)
    const rebuild = () => inTransaction(req, () => deriveActivities(req, person.id, null))
    await pressing.press('start', minutesAgo(700))
    await pressing.press('pause', minutesAgo(600))
    await pressing.press('end', minutesAgo(500))
    await pressing.press('start', minutesAgo(300))
    await pressing.press('start', minutesAgo(200))
    const [first] = await activities()
    const change = { note: 'Keller', reason: 'Notiz vergessen' }
    await house.mia.ask('PATCH', `/api/working-activities/${first?.id}`, change)
    const before = await storedBytes()

    await rebuild()
    expect(await storedBytes()).toBe(before)

    await app.pool.query('delete from working_activities where user_id = $1 and state = $2', [
      person.id,
      'ended',
    ])
    await app.pool.query(`update working_activities set note = 'x' where user_id = $1`, [person.id])
    await app.pool.query('delete from working_time_conflicts where user_id = $1', [person.id])
    await rebuild()
    expect(await storedBytes()).toBe(before)
  })
})

/** All that is stored of the person besides when it was written. */
async function storedBytes(): Promise<string> {
  const { rows } = await app.pool.query(
    `select jsonb_agg(to_jsonb(a) - '{created_at,updated_at,client_id}'::text[] || jsonb_build_object('breaks', (
              select jsonb_agg(to_jsonb(b) - 'id' order by b._order) from working_activities_breaks b
               where b._parent_id = a.id)) order by a.id)::text
            || (select jsonb_agg(to_jsonb(c) order by c.event_id)::text from working_time_conflicts c
                 where c.user_id = $1) as text
       from working_activities a where a.user_id = $1`,
    [person.id],
  )
  return rows[0].text
}

describe('who presses', () => {
  it('has typed their own PIN, at this clock', async () => {
    const wrong = askWith(app)('POST', `${clock.at}/people`, { username, pin: '9999' })
    expect(await refused(wrong)).toEqual({ status: 400, codes: ['wrong-pin'] })
    const stranger = askWith(app)('POST', `${clock.at}/people`, { username: 'niemand', pin })
    expect(await refused(stranger)).toEqual({ status: 400, codes: ['wrong-pin'] })

    const as = (path: string, headers = {}) => askWith(app)('GET', path, undefined, headers)
    const own = { 'x-theke-person': pressing.token }
    expect(await refused(as(`${clock.at}/${username}/me`))).toEqual({
      status: 401,
      codes: ['person-expired'],
    })
    expect(await refused(as(`${clock.at}/anna0/me`, own))).toEqual({ status: 401, codes: ['person-expired'] })
    const other = await openClock({ send: askWith(app), asAdmin: house.admin.ask, branch: house.vienna })
    expect(await refused(as(`${other.at}/${username}/me`, own))).toEqual({
      status: 401,
      codes: ['person-expired'],
    })
  })

  it('works at the branch of the clock', async () => {
    await house.ben.ask('PUT', `/api/users/${house.ben.id}/pin`, { pin })
    await app.payload.update({
      collection: 'users',
      id: house.ben.id,
      data: { username: 'ben' },
      overrideAccess: true,
    })
    const answer = askWith(app)('POST', `${clock.at}/people`, { username: 'ben', pin })

    expect(await refused(answer)).toEqual({ status: 400, codes: ['wrong-pin'] })
  })

  it('stands at a clock that has a key for that, until it is revoked', async () => {
    const spare = await openClock({ send: askWith(app), asAdmin: house.admin.ask, branch: house.vienna })
    expect((await askWith(app)('GET', `${spare.at}/people`)).status).toBe(200)
    await house.admin.ask('DELETE', `/api/devices/${spare.device}/key`)

    expect(await refused(askWith(app)('GET', `${spare.at}/people`))).toEqual({
      status: 401,
      codes: ['wrong-device-key'],
    })
  })

  it('uses a device of their own only where the branch has agreed, and only for themselves', async () => {
    const own = `/api/time-tracking/session/${username}`
    const press = () => person.ask('POST', `${own}/working-activities/start`, { id: crypto.randomUUID() })
    expect(await refused(press())).toEqual({ status: 403, codes: ['own-devices-off'] })
    expect((await person.ask('GET', `${own}/me`)).status).toBe(200)
    expect(await refused(askWith(app)('GET', `${own}/me`))).toEqual({
      status: 401,
      codes: ['unauthenticated'],
    })
    expect(await refused(house.tina.ask('GET', `${own}/me`))).toEqual({ status: 403, codes: ['not-allowed'] })

    const agree = (allowsOwnDevices: boolean) =>
      house.admin.ask('PATCH', `/api/branches/${house.vienna}`, { allowsOwnDevices })
    await agree(true)
    expect((await press()).status).toBe(200)
    await agree(false)
    expect(
      (await readJson<{ docs: { source: string }[] }>(await person.ask('GET', '/api/working-activities')))
        .docs,
    ).toMatchObject([{ source: 'web' }])
  })
})
