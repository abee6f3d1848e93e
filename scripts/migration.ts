import { spawnSync } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { fitMigration, fitMigrationIndex } from './database/fit-migration.repair.ts'
import { formerSnapshots } from './database/former-snapshots.ts'
import { root } from './quality/run-command.ts'

const name = process.argv[2]
if (!name) {
  console.error('✗ Wie soll die Migration heißen? npm run migration -- <name>')
  process.exit(1)
}
const folder = join(root, 'cms/migrations')
const before = new Set(await readdir(folder))

// In the terminal itself, because Payload asks whether a column was renamed.
const { status } = spawnSync('payload', ['migrate:create', name, '--skip-empty'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PAYLOAD_CONFIG_PATH: 'cms/payload.config.ts',
    PAYLOAD_SECRET: 'migration',
    DATABASE_URL: process.env.DATABASE_URL ?? 'postgres://nobody@127.0.0.1:1/none',
  },
})
const files = await readdir(folder)
const added = files.filter((file) => !before.has(file) && file.endsWith('.ts'))
for (const file of added) await rewrite(file, fitMigration)
if (added.length > 0) await rewrite('index.ts', fitMigrationIndex)
for (const file of formerSnapshots(files)) await rm(join(folder, file))
process.exit(status ?? 1)

async function rewrite(file: string, fit: (source: string) => string) {
  const path = join(folder, file)
  await writeFile(path, fit(await readFile(path, 'utf8')))
}
