import { afterAll, beforeAll, expect, it } from 'vitest'

import { holdsLedgerOf } from '#domain/workforce/ledger/ledger-event.ts'
import { hire } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

let app: TestApp
let { vienna, admin } = {} as TwoBranches

beforeAll(async () => {
  app = await createTestApp()
  ;({ vienna, admin } = await openTwoBranches(app))
})

afterAll(() => app.close())

const absence = { type: 'vacation', status: 'approved', firstDay: '2027-02-01', lastDay: '2027-02-05' }
const contract = { validFrom: '2026-01-01', weeklyMinutes: 2400 }
const activity = { state: 'ended', startedAt: '2026-10-01T08:00:00Z', endedAt: '2026-10-01T16:00:00Z' }
const corrected = { endedAt: '2026-10-01T17:00:00Z', reason: 'Vergessen' }
const absencesOf = (person: string) => `absences:${person}`

async function store(slug: string, values: object): Promise<{ id: string; user: string }> {
  const { id: user } = await hire(app, 'ROLE_EMPLOYEE', [vienna])
  const answer = await admin.ask('POST', `/api/${slug}`, { ...values, user, branch: vienna })

  return { id: (await readJson<{ doc: { id: string } }>(answer)).doc.id, user }
}

async function isWaitedFor(key: string): Promise<boolean> {
  const { rows } = await app.pool.query(
    `select 1 from pg_locks
      where locktype = 'advisory' and not granted
        and (classid::bigint << 32) | objid::bigint = hashtextextended($1, 0)`,
    [key],
  )

  return rows.length > 0
}

/** Somebody counts anew, who holds a key and then takes a record; null where somebody else has it already. */
async function takeWhileHolding(key: string, [table, id]: [string, string], change: () => Promise<Response>) {
  const counting = await app.pool.connect()
  try {
    await counting.query('begin')
    await counting.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key])
    const changing = change()
    await expect.poll(() => isWaitedFor(key)).toBe(true)
    const { rowCount } = await counting.query(
      `select 1 from ${table} where id = $1 for no key update skip locked`,
      [id],
    )
    await counting.query('commit')

    return { isTaken: rowCount === 1, answered: (await changing).status }
  } finally {
    counting.release()
  }
}

it.each([
  ['an absence that is changed', 'absences', absence, ['PATCH', { note: 'Zu Hause' }], absencesOf],
  ['an absence that is taken back', 'absences', absence, ['DELETE', undefined], absencesOf],
  ['a contract that is changed', 'contracts', contract, ['PATCH', { weeklyMinutes: 1200 }], absencesOf],
  ['a contract that is removed', 'contracts', contract, ['DELETE', undefined], absencesOf],
  ['an entry that is corrected', 'working-activities', activity, ['PATCH', corrected], holdsLedgerOf],
  ['an entry that is removed', 'working-activities', activity, ['DELETE', undefined], holdsLedgerOf],
] as const)(
  '%s waits for what counts its person anew, and keeps nothing from it meanwhile',
  async (...asked) => {
    const [, slug, values, [method, change], keyOf] = asked
    const { id, user } = await store(slug, values)
    const changed = () => admin.ask(method, `/api/${slug}/${id}`, change)
    const came = await takeWhileHolding(keyOf(user), [slug.replaceAll('-', '_'), id], changed)

    expect(came).toEqual({ isTaken: true, answered: 200 })
  },
)

it('an absence that is moved to somebody else waits for both of them', async () => {
  const { id } = await store('absences', absence)
  const { id: user } = await hire(app, 'ROLE_EMPLOYEE', [vienna])
  const moved = () => admin.ask('PATCH', `/api/absences/${id}`, { user: user.toUpperCase() })
  const { isTaken } = await takeWhileHolding(absencesOf(user), ['absences', id], moved)

  expect(isTaken).toBe(true)
})
