import { StartProblem } from '../console/steps.ts'
import { askDatabase } from './ask-database.ts'
import { clusterHome } from './data-home.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { keepPostgres } from './keep-postgres.ts'

export interface OpenDatabase {
  url: string
  /** The same without a pooler in between, for what a pooler that hands out connections by the transaction breaks. */
  directUrl: string
  isEmbedded: boolean
  stop: () => Promise<void>
}

/** The server named by DATABASE_URL, or else the embedded one, which is kept running; never both. */
export async function openDatabase(dataHome: string, durable = true): Promise<OpenDatabase> {
  const given = process.env.DATABASE_URL
  if (given) return openGiven(given, process.env.DATABASE_DIRECT_URL || given)

  const postgres = await startEmbeddedPostgres({ home: clusterHome(dataHome), durable })
  try {
    await createDatabaseIfMissing(postgres.urlOf('postgres'), 'theke')
  } catch (error) {
    await postgres.stop()
    throw error
  }
  const leave = keepPostgres(postgres)
  const url = postgres.urlOf('theke')
  const stop = async () => {
    await leave()
    await postgres.stop()
  }
  return { url, directUrl: url, isEmbedded: true, stop }
}

async function openGiven(url: string, directUrl: string): Promise<OpenDatabase> {
  await checkReachable('DATABASE_URL', url)
  if (directUrl !== url) await checkReachable('DATABASE_DIRECT_URL', directUrl)
  return { url, directUrl, isEmbedded: false, stop: async () => {} }
}

async function checkReachable(name: string, url: string) {
  try {
    await askDatabase(url, (client) => client.query('select 1'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartProblem(`Die Datenbank aus ${name} antwortet nicht: ${reason}`)
  }
}

export async function createDatabaseIfMissing(adminUrl: string, name: string) {
  await askDatabase(adminUrl, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
}
