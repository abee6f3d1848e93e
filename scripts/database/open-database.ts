import pg from 'pg'

import { StartProblem } from '../console/steps.ts'
import { clusterHome } from './data-home.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

export interface OpenDatabase {
  url: string
  isEmbedded: boolean
  stop: () => Promise<void>
}

/** The server named by DATABASE_URL, or else the embedded one; never both. */
export async function openDatabase(dataHome: string, durable = true): Promise<OpenDatabase> {
  const given = process.env.DATABASE_URL
  if (given) {
    await checkReachable(given)
    return { url: given, isEmbedded: false, stop: async () => {} }
  }
  const postgres = await startEmbeddedPostgres({ home: clusterHome(dataHome), durable })
  try {
    await createDatabaseIfMissing(postgres.urlOf('postgres'), 'theke')
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return { url: postgres.urlOf('theke'), isEmbedded: true, stop: postgres.stop }
}

async function checkReachable(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartProblem(`Die Datenbank aus DATABASE_URL antwortet nicht: ${reason}`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

export async function createDatabaseIfMissing(adminUrl: string, name: string) {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
