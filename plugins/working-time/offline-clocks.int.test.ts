import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { ActivityView } from '#domain/workforce/time-tracking.contract.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { askWith, verdict } from '#scripts/testing/hire.ts'
import { openClock, type PersonAt } from '#scripts/testing/open-clock.ts'
import { readJson } from '#scripts/testing/test-app.ts'

import { deriveActivities } from './ledger/derive-activities.ts'
import { type Arrived, type ClockHouse, minutesAgo, openClockHouse, pin } from './testing/clock-house.ts'

let { app, house, arrive } = {} as ClockHouse
let { person, username, pressing, events, activities } = {} as Arrived

beforeAll(async () => {
  ;({ app, house, arrive } = await openClockHouse())
})

const ago = (minutes: number) => minutesAgo(minutes).pressedAt

/** Each test has a person of its own. */
beforeEach(async () => {
  ;({ person, username, pressing, events, activities } = await arrive())
})

afterAll(() => app.close())

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

describe('a clock that was offline while somebody entered the day by hand', () => {
  it('adds nothing to it, and what was pressed is there for people to judge', async () => {
    const entry = { state: 'ended', startedAt: ago(600), endedAt: ago(120), reason: 'Tablet war aus' }
    await house.mia.ask('POST', '/api/working-activities', {
      user: person.id,
      branch: house.vienna,
      ...entry,
    })
    const answer = await pressing.press('start', minutesAgo(599))
    expect(await verdict(answer)).toEqual({ status: 409, codes: ['already-entered'] })
    await pressing.press('end', minutesAgo(122))

    expect(await activities()).toMatchObject([{ state: 'ended', started_at: new Date(entry.startedAt) }])
    const { conflicts } = await readJson<{ conflicts: { message: string }[] }>(await pressing.read('me'))
    expect(conflicts.map(({ message }) => message)).toEqual(
      Array(2).fill(expect.stringContaining('von Hand')),
    )
  })
})

describe('an entry whose end is missing', () => {
  it('stays as it was corrected, whatever is pressed on later days', async () => {
    await pressing.press('start', minutesAgo(72 * 60))
    const [running] = await activities()
    const change = { startedAt: ago(72 * 60 + 30), reason: 'War früher da' }
    expect((await house.mia.ask('PATCH', `/api/working-activities/${running?.id}`, change)).status).toBe(200)
    await pressing.press('start', minutesAgo(24 * 60))
    await pressing.press('end', minutesAgo(16 * 60))
    await pressing.press('start', minutesAgo(60))

    const made = await activities()
    expect(made.map(({ state }) => state)).toEqual(['incomplete', 'ended', 'running'])
    expect(made[0]).toMatchObject({ id: running?.id, started_at: new Date(change.startedAt) })
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
