import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { inTransaction } from '#kernel/database/in-transaction.ts'
import type { Hired } from '#scripts/testing/hire.ts'

import { openSheetHouse, type SheetHouse } from '../testing/sheet-house.ts'
import { readKeptStretches } from './kept-stretches.ts'
import { readStretches } from './work-record.ts'

const sinceMs = Date.parse('2025-03-01T00:00:00Z')
const untilMs = Date.parse('2025-04-01T00:00:00Z')

let house: SheetHouse
let req: PayloadRequest

beforeAll(async () => {
  house = await openSheetHouse()
  req = await createLocalReq({}, house.app.payload)
})

afterAll(() => house.app.close())

const keptOf = async ({ id }: Hired, by = req) =>
  (await readKeptStretches(by, [{ user: id, sinceMs }], untilMs)).get(id)?.stretches
const storedOf = async ({ id }: Hired, by = req) =>
  (await readStretches(by, [{ user: id, sinceMs }], untilMs)).get(id)?.stretches ?? []

it('what somebody has worked is read once, and again after each change of it', async () => {
  const anna = await house.engage()
  const bea = await house.engage()
  expect(await keptOf(anna)).toEqual([])
  const first = await house.work(anna, '2025-03-03')
  await house.work(anna, '2025-03-04')
  await house.work(bea, '2025-03-04')
  const annas = await keptOf(anna)
  const beas = await keptOf(bea)
  expect(annas).toEqual(await storedOf(anna))
  expect(annas).toHaveLength(2)
  expect(await keptOf(anna)).toBe(annas)

  const startedAt = '2025-03-03T11:10:00.000Z'
  const breaks = [{ startedAt, endedAt: '2025-03-03T11:40:00.000Z' }]
  await house.mia.ask('PATCH', `/api/working-activities/${first}`, { breaks, reason: 'Später gegessen' })
  const later = await keptOf(anna)
  expect(later).toEqual(await storedOf(anna))
  expect(later?.[0]?.breaks).toEqual([
    { from: Date.parse(startedAt), to: Date.parse('2025-03-03T11:40:00.000Z') },
  ])

  await house.mia.ask('DELETE', `/api/working-activities/${first}`, { reason: 'War nicht da' })
  expect(await keptOf(anna)).toEqual(await storedOf(anna))
  expect(await keptOf(anna)).toHaveLength(1)
  expect(await keptOf(bea)).toBe(beas)
})

it('what was taken back with its transaction was never read', async () => {
  const anna = await house.engage()
  await house.work(anna, '2025-03-03')
  const before = await keptOf(anna)
  const asking = await createLocalReq({}, house.app.payload)
  const failing = inTransaction(asking, async () => {
    await house.app.payload.db.deleteMany({
      collection: 'working-activities',
      where: { user: { equals: anna.id } },
      req: asking,
    })
    expect(await keptOf(anna, asking)).toEqual([])
    throw new Error('Taken back')
  })
  await expect(failing).rejects.toThrow('Taken back')

  expect(await keptOf(anna)).toBe(before)
})

it('what is written between the sign and the rows is kept by a sign of its own', async () => {
  const anna = await house.engage()
  await house.work(anna, '2025-03-03')
  const writer = await house.app.pool.connect()
  await writer.query('begin; lock table working_activities_breaks in access exclusive mode')
  const reading = keptOf(anna)
  await expect.poll(waiting).toBe(1)
  await writer.query(
    `insert into working_activities
       (id, user_id, branch_id, state, started_at, ended_at, source, made_of, title, created_at, updated_at)
     select gen_random_uuid(), user_id, branch_id, state, started_at + interval '1 day', ended_at + interval '1 day',
            source, made_of, 'Danach', now(), now()
       from working_activities where user_id = $1`,
    [anna.id],
  )
  await writer.query('commit')
  writer.release()
  expect(await reading).toHaveLength(2)

  await house.app.pool.query(`delete from working_activities where user_id = $1 and title = 'Danach'`, [
    anna.id,
  ])
  expect(await keptOf(anna)).toHaveLength(1)
})

async function waiting(): Promise<number> {
  const { rows } = await house.app.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_locks where not granted
        and relation = 'working_activities_breaks'::regclass`,
  )

  return rows[0]?.count ?? 0
}

it('what a transaction reads that has written is kept for nobody', async () => {
  const anna = await house.engage()
  const bea = await house.engage()
  await house.work(anna, '2025-03-03')
  await house.work(bea, '2025-03-03')
  const beas = await keptOf(bea)
  const asking = await createLocalReq({}, house.app.payload)
  await inTransaction(asking, async () => {
    const end = (at: string) =>
      house.app.payload.db.updateMany({
        collection: 'working-activities',
        where: { user: { equals: anna.id } },
        data: { endedAt: at },
        req: asking,
      })
    await end('2025-03-03T16:00:00.000Z')
    expect((await keptOf(anna, asking))?.[0]?.to).toBe(Date.parse('2025-03-03T16:00:00Z'))
    await end('2025-03-03T17:00:00.000Z')
    expect((await keptOf(anna, asking))?.[0]?.to).toBe(Date.parse('2025-03-03T17:00:00Z'))

    // More than are kept: whatever of them was kept would have pushed out what others have worked.
    const since = Array.from({ length: 700 }, (_, nth) => ({ user: anna.id, sinceMs: sinceMs + nth }))
    await readKeptStretches(asking, since, untilMs)
    expect(await keptOf(bea)).toBe(beas)
  })
})
