import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

export interface DatabaseState {
  pendingMigrations: string[]
  hasUsers: boolean
  hasContent: boolean
}

/** Asked with three plain queries, so that an ordinary start need not boot Payload twice. */
export async function readDatabaseState(url: string, root: string): Promise<DatabaseState> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const exists = await client.query<{ table: string | null }>(
      `select to_regclass('public.payload_migrations')::text as table`,
    )
    const known = await migrationNames(root)
    if (!exists.rows[0]?.table) return { pendingMigrations: known, hasUsers: false, hasContent: false }
    const applied = await client.query<{ name: string }>('select name from payload_migrations')
    const names = new Set(applied.rows.map((row) => row.name))
    const pendingMigrations = known.filter((name) => !names.has(name))
    if (pendingMigrations.length > 0) return { pendingMigrations, hasUsers: false, hasContent: false }
    const content = await client.query<{ users: boolean; branches: boolean }>(
      'select exists(select 1 from users) as users, exists(select 1 from branches) as branches',
    )
    return {
      pendingMigrations,
      hasUsers: content.rows[0]?.users ?? false,
      hasContent: content.rows[0]?.branches ?? false,
    }
  } finally {
    await client.end()
  }
}

async function migrationNames(root: string) {
  const files = await readdir(join(root, 'cms', 'migrations'))
  return files
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.replace(/\.ts$/, ''))
    .sort()
}
