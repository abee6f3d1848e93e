import 'temporal-polyfill/global'

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { getPayload } from 'payload'

import config from '#cms/payload.config.ts'

import { root } from './run-command.ts'

/** Payload's types know no drawer for drizzle-kit; the adapter for PostgreSQL has it. */
type WithKit = {
  requireDrizzleKit: () => { generateDrizzleJson: (schema: unknown) => unknown }
  schema: unknown
}

// Compared without a database and without Payload's command, which asks questions about renamed columns.
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
const adapter = payload.db as unknown as WithKit
const wanted = tablesOf(JSON.stringify(await adapter.requireDrizzleKit().generateDrizzleJson(adapter.schema)))
const present = tablesOf(await latestSnapshot())

if (!isDeepStrictEqual(wanted, present)) {
  console.error(
    'Den Migrationen fehlt eine Änderung der Collections. Bitte „npm run migration -- <name>“ ausführen.',
  )
  process.exit(1)
}
process.exit(0)

async function latestSnapshot(): Promise<string> {
  const folder = join(root, 'cms/migrations')
  const snapshots = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()

  return readFile(join(folder, snapshots.at(-1) ?? ''), 'utf8')
}

/** Two snapshots of the same tables still have ids of their own. */
function tablesOf(snapshot: string): Record<string, unknown> {
  const { id: _id, prevId: _previous, ...tables } = JSON.parse(snapshot) as Record<string, unknown>

  return tables
}
