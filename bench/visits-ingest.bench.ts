import pg from 'pg'

import { createClient } from './harness/load.ts'
import { type Judged, measure, pronounce, runPairs } from './harness/measure.ts'
import { haveDone, startProduct, startScript, withWorld } from './harness/product.ts'
import { eventsPerBatch, visitBatches } from './harness/visit-batches.ts'

const batches = 1200
const connections = 128
const pairs = 9
const warmUps = 2
const goal = 4
/** What half of a processor has to take in a second. */
const eventsPerSecond = 2000

/**
 * Visits in batches of ten through the API, kept, told apart, found twice and counted in all rollups, against the same
 * rows of the log written by hand. Everything that was acknowledged has to be there, and counted.
 */
export function runVisitsIngest(): Promise<Judged> {
  return withWorld(async (world) => {
    const product = await startProduct(world, { ADMIN: 'off' })
    const bare = await startScript(world, 'bench/baselines/bare-visits.ts', {
      CONNECTIONS: String(connections),
    })
    const client = createClient(product.url, connections)
    const database = new pg.Pool({ connectionString: world.environment.DATABASE_URL, max: 1 })
    world.cleanups.add(() => database.end())
    const next = visitBatches()
    const result = await runPairs(
      {
        name: 'Theke',
        run: () =>
          measure([product.pid, world.postgresPid], () =>
            client.hammer(
              batches,
              () => callOf(next()),
              ({ status }) => status === 202,
            ),
          ),
      },
      { name: 'bare', run: () => measure([bare.pid, world.postgresPid], () => haveDone(bare, batches)) },
      { pairs, warmUps },
    )
    client.close()
    const halfProcessor = (500 / result.oursCpu) * eventsPerBatch
    console.log(
      `  ${halfProcessor.toFixed(0)} events a second at half a processor (wanted: ${eventsPerSecond})`,
    )
    const told = batches * (pairs + warmUps)

    return pronounce('visits-ingest', [{ ratio: result.cpuRatio, goal, bound: 'most' }], {
      isSound: await isCounted(database, told),
    })
  })
}

const callOf = (batch: object) => ({
  path: '/api/analytics-logs/visits',
  method: 'POST',
  headers: { 'content-type': 'application/json', 'user-agent': agent },
  body: JSON.stringify(batch),
})

const agent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'

async function isCounted(database: pg.Pool, batches: number): Promise<boolean> {
  const { rows } = await database.query<{ visits: number; counted: number; steps: number }>(
    `select (select count(*)::int from analytics_visits) as visits,
            (select sum(visits)::int from visit_counts
              where span = 'day' and "by" = 'total' and branch_id = '00000000-0000-0000-0000-000000000000') as counted,
            (select sum(jsonb_array_length(steps))::int from analytics_visits) as steps`,
  )
  const [row] = rows
  const isRight =
    row?.visits === batches / 2 && row.counted === row.visits && row.steps === batches * eventsPerBatch
  if (!isRight) console.log(`  ✗ ${JSON.stringify(row)} of ${batches} batches`)

  return isRight
}
