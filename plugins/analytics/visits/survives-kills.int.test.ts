import { afterAll, beforeAll, expect, test } from 'vitest'

import type { VisitBatch } from '#domain/insight/visits/visit-batch.contract.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { openBranch } from '#scripts/testing/hire.ts'
import { type OwnPostgres, startOwnPostgres } from '#scripts/testing/own-postgres.ts'
import { type RunningServer, startServerProcess } from '#scripts/testing/running-server.ts'
import { seededChance } from '#scripts/testing/seeded.ts'
import { size } from '#scripts/testing/sizes.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { keepMonths } from '../operations/keep-months.ts'
import { rebuildVisits } from './rebuild-visits.ts'

const visitors = size({ short: 16, long: 60 })
const batchesOfEach = size({ short: 25, long: 120 })

let postgres: OwnPostgres
let app: TestApp
/** Two at a time. */
const servers: RunningServer[] = []
const start = () => startServerProcess(app.databaseUrl, app.mediaDir)

beforeAll(async () => {
  postgres = await startOwnPostgres()
  app = await createTestApp(postgres.databaseUrl)
  for (const name of ['wien', 'graz']) await openBranch(app, name)
  servers.push(await start(), await start())
})

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await app.close()
  await postgres.remove()
})

test('what was acknowledged of visits is there once and counted once, whoever is killed, stopped or falls over meanwhile', async () => {
  const chance = seededChance()
  let told = 0
  const tell = async (batch: VisitBatch) => {
    while (!(await isTaken(servers[chance.between(0, 1)], batch))) await pass(chance.between(20, 100))
    told += 1
  }
  const visits = Array.from({ length: visitors }, () => batchesOfVisit(chance))
  const isOver = Promise.all(visits.map((batches) => tellAll(batches, tell, chance)))
  const whole = visits.flat().length
  for (const [index, happens] of [
    () => endAndStart(0, 'kill'),
    fallOver,
    () => rebuildVisits(app.pool, Temporal.Now.instant()),
    () => endAndStart(1, 'stop'),
    () => keepMonths({ pool: app.pool, now: Temporal.Now.instant().add({ hours: 24 * 70 }) }),
  ].entries()) {
    await eventually(() => expect(told).toBeGreaterThan(((index + 1) * whole) / 7))
    await happens()
  }
  await isOver

  const expected = visits.flatMap((batches) =>
    batches.flatMap(({ visit, events }) => events.map(({ n }) => `${visit} ${n}`)),
  )
  const { rows } = await app.pool.query<{ event: string }>(
    `select visit || ' ' || n as event from analytics_logs where visit is not null`,
  )
  expect(rows.map(({ event }) => event).toSorted()).toEqual(expected.toSorted())
  const counted = await rollups()
  expect(counted.length).toBeGreaterThan(50)
  expect(await rebuildVisits(app.pool, Temporal.Now.instant())).toBe(visitors)
  expect(await rollups()).toEqual(counted)
})

type Chance = ReturnType<typeof seededChance>

const pages = ['/', '/karte', '/store/wien', '/store/graz', '/store/wien/checkout', '/kontakt']

function batchesOfVisit({ between }: Chance): VisitBatch[] {
  const visit = uuidV7(Date.now() - 3_600_000)
  let n = 0

  return Array.from({ length: batchesOfEach }, () => ({
    visit,
    category: 'shop',
    context: { resolution: '390x844', referrer: 'https://www.google.at' },
    events: Array.from({ length: between(1, 3) }, () => {
      n += 1
      return { n, at: n * 1000, type: 'page', action: 'view', path: pages[between(0, 5)] ?? '/' }
    }),
  }))
}

/** One after the other, as a page does, or two at once; some of them twice, as a page that heard no answer. */
async function tellAll(
  batches: readonly VisitBatch[],
  tell: (batch: VisitBatch) => Promise<void>,
  { between }: Chance,
): Promise<void> {
  const waiting = [...batches]
  while (waiting.length > 0) {
    const next = waiting.splice(0, between(1, 2))
    await Promise.all([...next, ...next.slice(0, between(0, 1))].map(tell))
  }
}

async function isTaken(server: RunningServer | undefined, batch: VisitBatch): Promise<boolean> {
  try {
    const answer = await fetch(`${server?.url}/api/analytics-logs/visits`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': phone },
      body: JSON.stringify(batch),
    })
    await answer.body?.cancel()
    if (answer.status !== 202 && answer.status < 500) throw new Error(`Refused with ${answer.status}`)

    return answer.status === 202
  } catch (error) {
    // The process is gone, perhaps after it had written what it could not answer any more.
    if (error instanceof TypeError) return false
    throw error
  }
}

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'

const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** One that finds no connection on a busy machine ends, and is started again, as `npm start` does. */
async function endAndStart(index: number, ending: 'kill' | 'stop'): Promise<void> {
  await servers[index]?.[ending]()
  servers[index] = await start().catch(start)
}

async function fallOver(): Promise<void> {
  await postgres.stop('immediate')
  await postgres.startAgain()
}

const rollups = async () => {
  const { rows } = await app.pool.query<{ row: string }>(
    `select row from (select 'c ' || c::text as row from visit_counts c union all
                      select 'h ' || h::text from visit_hours h union all
                      select 's ' || s::text from visit_sketches s) r order by row`,
  )
  return rows.map(({ row }) => row)
}
