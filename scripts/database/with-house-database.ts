import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { StartProblem } from '../console/steps.ts'
import { readPostmaster } from './cluster-processes.ts'
import { clusterHome, openDataHome } from './data-home.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

/** Does work on the database of the product, beside it while it runs or without it. */
export async function withHouseDatabase<T>(root: string, work: (url: string) => Promise<T>): Promise<T> {
  const given = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL
  if (given) return work(given)
  const home = clusterHome(await openDataHome(root))
  const cluster = join(home, 'cluster')
  if (!existsSync(join(cluster, 'PG_VERSION')))
    throw new StartProblem('Es gibt noch keine Datenbank. „npm start“ legt sie an.')
  const isRunning = readPostmaster(cluster) !== null
  const postgres = await startEmbeddedPostgres({ home, durable: true })
  try {
    return await work(postgres.urlOf('theke'))
  } finally {
    if (!isRunning) await postgres.stop()
  }
}
