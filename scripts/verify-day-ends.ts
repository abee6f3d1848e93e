import 'temporal-polyfill/global'

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { dayText } from '#domain/ordering/day-end/day-end.texts.ts'
import { type CheckedChain, verifyDayEnds } from '#plugins/day-ends/day-ends.port.ts'

import { explainAndExit, StartProblem } from './console/steps.ts'
import { askDatabase } from './database/ask-database.ts'
import { readPostmaster } from './database/cluster-processes.ts'
import { clusterHome, openDataHome } from './database/data-home.ts'
import { startEmbeddedPostgres } from './database/embedded-postgres.ts'

/** Recomputes the chain of closed days of each branch, beside the running product or without it. */
const root = resolve(import.meta.dirname, '..')

try {
  const chains = await withDatabase((url) => askDatabase(url, verifyDayEnds))
  for (const chain of chains) console.log(lineOf(chain))
  process.exit(chains.some(({ problem }) => problem) ? 1 : 0)
} catch (error) {
  explainAndExit(error)
}

async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
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

function lineOf({ branch, days, lastHash, problem }: CheckedChain): string {
  if (problem)
    return `✗ ${branch}: Nr. ${problem.number} vom ${dayText(problem.day)} stimmt nicht. ${problem.text}`
  if (lastHash === null) return `✓ ${branch}: noch kein Tag abgeschlossen`

  return `✓ ${branch}: ${days === 1 ? '1 Tag' : `${days} Tage`}, zuletzt ${lastHash}`
}
