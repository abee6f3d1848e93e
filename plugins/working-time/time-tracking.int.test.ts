import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { askWith, verdict } from '#scripts/testing/hire.ts'
import { openClock } from '#scripts/testing/open-clock.ts'
import { size } from '#scripts/testing/sizes.ts'
import { readJson } from '#scripts/testing/test-app.ts'

import {
  type Arrived,
  type ClockHouse,
  minutesAgo,
  openClockHouse,
  pin,
  shown,
} from './testing/clock-house.ts'

let { app, house, clock, arrive } = {} as ClockHouse
let { person, username, pressing, events, activities } = {} as Arrived

beforeAll(async () => {
  ;({ app, house, clock, arrive } = await openClockHouse())
})

/** Each test has a person of its own. */
beforeEach(async () => {
  ;({ person, username, pressing, events, activities } = await arrive())
})

afterAll(() => app.close())

const refused = async (answer: Promise<Response>) => verdict(await answer)

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
    const { docs, leaveDays } = await readJson<{ docs: { account: string }[]; leaveDays: number | null }>(
      await pressing.read('balances'),
    )

    expect(docs.map(({ account }) => account)).toEqual(['today', 'week', 'month'])
    expect(leaveDays).toBeNull()
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

  it('is told that it is not taken, where somebody else presses by its id at the same moment', async () => {
    const id = crypto.randomUUID()
    const other = await app.pool.connect()
    await other.query('begin')
    await other.query(
      `insert into working_time_events (id, user_id, kind, at, replaces, source, received_at)
       values ($1, $2, 'start', now(), '{}', 'terminal', now())`,
      [id, house.tina.id],
    )
    const pressed = pressing.press('start', { id })
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await vi.waitFor(async () => expect((await app.pool.query(waiting)).rowCount).toBe(1), 20_000)
    await other.query('commit')
    other.release()

    expect(await refused(pressed)).toEqual({ status: 422, codes: ['id-taken'] })
  })

  it('by a clock that is wrong by hours is marked, and counts when it happened', async () => {
    await pressing.press('start', minutesAgo(20, 180))
    const [start] = await events()

    expect(start?.clock).toBe('clock-wrong')
    expect(Math.round((Number(start?.received_at) - Number(start?.at)) / 60_000)).toBe(20)
  })

  it('waits for nobody: ten at once begin one activity, for each person', async () => {
    for (let round = 0; round < size({ short: 3, long: 1000 }); round += 1) {
      // A PIN holds for some minutes.
      if (round % 50 === 0) pressing = await clock.signIn(username, pin)
      const begun = await Promise.all(Array.from({ length: 10 }, () => pressing.press('start')))
      expect(begun.every(({ status }) => status === 200)).toBe(true)
      expect((await activities()).filter(({ state }) => state === 'running')).toHaveLength(1)
      await pressing.press('end')
    }
  })
})

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

  it('is nobody whom others find out by trying: each name has tries of its own, also that of nobody', async () => {
    const spare = await openClock({ send: askWith(app), asAdmin: house.admin.ask, branch: house.vienna })
    const tryFor = (name: string) =>
      refused(askWith(app)('POST', `${spare.at}/people`, { username: name, pin: '0000' }))
    for (let count = 0; count < 5; count += 1) await tryFor('ungenannt')

    expect(await tryFor('ungenannt')).toEqual({ status: 429, codes: ['too-many-attempts'] })
    expect(await tryFor('unbekannt')).toEqual(await tryFor(username))
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
