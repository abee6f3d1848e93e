import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { signsOfUse } from '#cms/demo/used-database.data.ts'

import { askDatabase } from './ask-database.ts'

export interface DatabaseState {
  pendingMigrations: string[]
  hasUsers: boolean
  /** Whether the demo would find a database that nobody has used. */
  isUnused: boolean
}

/** Asked with three plain queries, so that an ordinary start need not boot Payload twice. */
export async function readDatabaseState(url: string, root: string): Promise<DatabaseState> {
  const known = await migrationNames(root)
  return askDatabase(url, async (client) => {
    const exists = await client.query<{ table: string | null }>(
      `select to_regclass('public.payload_migrations')::text as table`,
    )
    if (!exists.rows[0]?.table) return { pendingMigrations: known, hasUsers: false, isUnused: true }
    const applied = await client.query<{ name: string }>('select name from payload_migrations')
    const names = new Set(applied.rows.map((row) => row.name))
    const pendingMigrations = known.filter((name) => !names.has(name))
    if (pendingMigrations.length > 0) return { pendingMigrations, hasUsers: false, isUnused: true }
    const signs = signsOfUse.map((table) => `exists(select 1 from ${table}) as ${table}`).join(', ')
    const found = await client.query<Record<(typeof signsOfUse)[number], boolean>>(`select ${signs}`)
    const [used] = found.rows
    return {
      pendingMigrations,
      hasUsers: used?.users ?? false,
      isUnused: !signsOfUse.some((table) => used?.[table]),
    }
  })
}

async function migrationNames(root: string) {
  const files = await readdir(join(root, 'cms', 'migrations'))
  return files
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.replace(/\.ts$/, ''))
    .sort()
}
