import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { ActivityFacts, PunchKind } from '#domain/workforce/ledger/ledger-event.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { openBranch } from '#scripts/testing/hire.ts'
import { type Seeded, seededChance } from '#scripts/testing/seeded.ts'
import { size } from '#scripts/testing/sizes.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { deriveActivities } from './derive-activities.ts'
import { insertEvents, type SaidEvent } from './ledger-record.ts'

const people = size({ short: 4, long: 200 })
const daysOfEach = size({ short: 60, long: 1050 })
const atLeast = size({ short: 200, long: 200_000 })
const timeout = size({ short: 3, long: 90 }) * 60_000

const minuteMs = 60_000
const dayMs = 1440 * minuteMs
const firstMs = Date.UTC(2022, 0, 3, 7)

let app: TestApp
let req: PayloadRequest
let facts: ActivityFacts
const team: string[] = []

beforeAll(async () => {
  app = await createTestApp()
  req = await createLocalReq({}, app.payload)
  facts = {
    branch: await openBranch(app, 'wien'),
    timeZone: 'Europe/Vienna',
    task: null,
    project: null,
    note: null,
  }
  for (let nth = 0; nth < people; nth += 1) {
    const { id } = await app.payload.db.create({
      collection: 'users',
      data: { ...namesOf(nth), email: `person${nth}@example.com`, roles: ['ROLE_EMPLOYEE'] },
      req,
    })
    team.push(String(id))
  }
})
afterAll(() => app.close())

const namesOf = (nth: number) => ({ firstName: 'Person', lastName: `${nth}`, name: `Person ${nth}` })

/** A day of work: mostly with a break, now and then with a press too many or two taps, and with an end that nobody pressed. */
function pressesOf(day: number, { between }: Seeded): [PunchKind, number][] {
  const start = firstMs + day * dayMs + between(0, 90) * minuteMs
  const pause = start + between(60, 300) * minuteMs
  const end = pause + between(60, 400) * minuteMs
  const presses: [PunchKind, number][] = [['start', start]]
  if (between(1, 10) > 2) presses.push(['pause', pause], ['resume', pause + between(1, 45) * minuteMs])
  if (between(1, 40) > 1) presses.push(['end', end])
  if (between(1, 6) === 1) presses.push([presses.at(-1)?.[0] ?? 'end', (presses.at(-1)?.[1] ?? end) + 5000])
  if (between(1, 25) === 1) presses.push([between(0, 1) ? 'resume' : 'end', end + between(2, 20) * minuteMs])

  return presses
}

function saidBy(user: string, chance: Seeded): SaidEvent[] {
  const days = Array.from({ length: daysOfEach }, (_, day) => pressesOf(day, chance))

  return days.flat().map(([kind, atMs]) => ({
    event: { id: crypto.randomUUID(), kind, atMs, facts },
    origin: {
      user,
      author: user,
      source: 'terminal',
      device: null,
      reason: null,
      receivedMs: atMs,
      pressedMs: atMs,
      sentMs: atMs,
      clock: null,
    },
  }))
}

/** As devices send it: a few presses at once, and of some devices later than of others. */
function inBatches(said: SaidEvent[], { between }: Seeded): SaidEvent[][] {
  const batches: SaidEvent[][] = []
  for (let from = 0; from < said.length; ) {
    const length = between(1, 24)
    const late = between(0, 3) === 0 ? Math.max(0, batches.length - between(1, 3)) : batches.length
    batches.splice(late, 0, said.slice(from, from + length))
    from += length
  }

  return batches
}

/** What people write by hand, which is refused where it meets what is known already. */
async function enter(user: string, said: Correction): Promise<void> {
  const { from, to } = said.entry ?? { from: 0, to: 0 }
  const { rows } = await app.pool.query(
    `select from working_activities
      where user_id = $1 and id is distinct from $2
        and (ended_at > $3 or state in ('running', 'paused'))
        and started_at < coalesce($4::timestamptz, 'infinity')`,
    [user, said.activity, new Date(from), to === null ? null : new Date(to)],
  )
  if (rows.length > 0) return
  const origin = { user, author: user, source: 'correction' as const, device: null, reason: 'Vergessen' }
  const clocks = { receivedMs: to ?? from, pressedMs: null, sentMs: null, clock: null }
  const event = { ...said, id: crypto.randomUUID(), kind: 'correction' as const }
  await take(user, [{ event, origin: { ...origin, ...clocks } }], from)
}

type Correction = Pick<Extract<SaidEvent['event'], { kind: 'correction' }>, 'activity' | 'replaces' | 'entry'>

/** Somebody enters the day of a clock that was offline, before what was pressed at it arrives. */
async function enterDay(user: string, atMs: number, { between }: Seeded): Promise<void> {
  const from = atMs + between(-90, 90) * minuteMs
  const to = from + between(30, 500) * minuteMs
  await enter(user, { activity: null, replaces: [], entry: { from, to, breaks: [], facts } })
}

/** What goes on began earlier, and goes on. */
async function correctOpen(user: string, { between }: Seeded): Promise<void> {
  const { rows } = await app.pool.query<{ id: string; madeOf: string[]; from: Date }>(
    `select id, made_of as "madeOf", started_at as from from working_activities
      where user_id = $1 and state in ('running', 'paused')`,
    [user],
  )
  const [open] = rows
  if (!open) return
  const from = Number(open.from) - between(0, 20) * minuteMs
  await enter(user, {
    activity: open.id,
    replaces: open.madeOf,
    entry: { from, to: null, breaks: [], facts },
  })
}

const instantOf = ({ event }: SaidEvent): number => (event.kind === 'correction' ? 0 : event.atMs)

const take = (user: string, said: SaidEvent[], fromMs: number) =>
  inTransaction(req, async () => {
    await insertEvents(req, said)
    await deriveActivities(req, user, fromMs)
  })

/** Somebody says how the last activity was instead, or that there was none. */
async function correctLast(user: string, { between }: Seeded): Promise<void> {
  const { rows } = await app.pool.query<{ id: string; madeOf: string[]; from: Date; to: Date }>(
    `select id, made_of as "madeOf", started_at as from, ended_at as to from working_activities
      where user_id = $1 and state = 'ended' order by started_at desc limit 1`,
    [user],
  )
  const [last] = rows
  if (!last) return
  const from = Number(last.from) + between(-20, 20) * minuteMs
  const entry = { from, to: Number(last.to) + between(21, 60) * minuteMs, breaks: [], facts }
  const event = {
    id: crypto.randomUUID(),
    kind: 'correction' as const,
    activity: last.id,
    replaces: last.madeOf,
    entry: between(1, 4) === 1 ? null : entry,
  }
  const origin = { user, author: user, source: 'correction' as const, device: null, reason: 'Vergessen' }
  const clocks = { receivedMs: Number(last.to), pressedMs: null, sentMs: null, clock: null }
  await take(user, [{ event, origin: { ...origin, ...clocks } }], Math.min(Number(last.from), from))
}

/** All that is stored of each person's activities, breaks and conflicts, but for when it was written. */
async function stored(): Promise<{ user: string; activities: string; conflicts: string }[]> {
  const { rows } = await app.pool.query(
    `select u.id as user,
            (select md5(string_agg(concat(to_jsonb(a) - '{created_at,updated_at}'::text[],
                                          (select json_agg(b order by b._order) from working_activities_breaks b
                                            where b._parent_id = a.id)), '' order by a.id))
               from working_activities a where a.user_id = u.id) as activities,
            (select md5(string_agg(c::text, '' order by c.event_id)) from working_time_conflicts c
              where c.user_id = u.id) as conflicts
       from users u order by u.id`,
  )

  return rows
}

it('what is stored as it comes is what the ledger says as a whole, to the last byte', {
  timeout,
}, async () => {
  const chance = seededChance()
  for (const user of team) {
    for (const batch of inBatches(saidBy(user, chance), chance)) {
      const firstOf = Math.min(...batch.map(instantOf))
      if (chance.between(1, 3) === 1) await enterDay(user, firstOf, chance)
      await take(user, batch, firstOf)
      if (chance.between(1, 8) === 1) await correctLast(user, chance)
      if (chance.between(1, 2) === 1) await correctOpen(user, chance)
    }
  }
  const asItCame = await stored()
  const { rows } = await app.pool.query<{ count: number }>(
    'select count(*)::int as count from working_activities',
  )
  expect(rows[0]?.count).toBeGreaterThanOrEqual(atLeast)

  await app.pool.query('delete from working_activities')
  await app.pool.query('delete from working_time_conflicts')
  for (const user of team) await inTransaction(req, () => deriveActivities(req, user, null))

  expect(await stored()).toEqual(asItCame)
})
