import { existsSync } from 'node:fs'
import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { rightsPagePath, writeRightsPage } from './rights-page.ts'
import { root, runCommand, type CommandResult } from './run-command.ts'

export interface Check {
  name: string
  run: () => Promise<CommandResult>
}

const payloadEnvironment = {
  PAYLOAD_CONFIG_PATH: 'cms/payload.config.ts',
  PAYLOAD_SECRET: 'check',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  NODE_ENV: 'production',
}

const rooms = 'domain collections blocks plugins cms server storefront site terminals scripts bench'
  .split(' ')
  .filter((room) => existsSync(join(root, room)))

/** Each group runs at the same time; the groups one after the other. */
export const checkGroups: Check[][] = [
  [
    { name: 'Typen', run: checkTypes },
    { name: 'Format', run: () => runCommand(['biome', 'format', '--max-diagnostics=20']) },
    { name: 'Lint', run: () => runCommand(['oxlint', '--type-aware']) },
    { name: 'Pfeile', run: () => runCommand(['depcruise', ...rooms, '--output-type', 'err-long']) },
  ],
  [
    { name: 'Toter Code', run: () => runCommand(['knip', '--no-progress']) },
    { name: 'Erzeugte Dateien', run: checkGenerated },
  ],
]

async function checkTypes() {
  const routes = await runCommand(['react-router', 'typegen', 'storefront'])
  return routes.ok ? runCommand(['tsc', '-p', 'tsconfig.json']) : routes
}

/** What `npm run generate` writes; the repository holds it so that a diff shows what changed. */
export const generatedFiles = [
  'cms/payload-types.ts',
  'cms/admin/app/(payload)/backend/importMap.js',
  rightsPagePath,
]

export async function generate(): Promise<CommandResult> {
  const types = await runCommand(['payload', 'generate:types'], { env: payloadEnvironment })
  if (!types.ok) return types
  await writeRightsPage()
  return runCommand(['payload', 'generate:importmap'], { env: payloadEnvironment })
}

async function checkGenerated(): Promise<CommandResult> {
  const files = generatedFiles.map((file) => join(root, file))
  const before = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const result = await generate()
  const stale: string[] = []
  for (const [index, file] of files.entries()) {
    if ((await readFile(file, 'utf8')) === before[index]) continue
    stale.push(generatedFiles[index] ?? file)
    await writeFile(file, before[index] ?? '')
  }
  if (!result.ok) return result
  if (stale.length > 0) {
    return {
      ...result,
      ok: false,
      output: `Veraltet: ${stale.join(', ')}. Bitte „npm run generate“ ausführen.`,
    }
  }
  return checkMigrations(result)
}

/** The collections must not be ahead of the migrations, or a deployed database misses columns. */
async function checkMigrations(previous: CommandResult): Promise<CommandResult> {
  const folder = join(root, 'cms/migrations')
  const before = new Set(await readdir(folder))
  const index = await readFile(join(folder, 'index.ts'), 'utf8')
  const result = await runCommand(
    ['payload', 'migrate:create', 'drift', '--skip-empty', '--force-accept-warning'],
    { env: payloadEnvironment, timeoutMinutes: 2 },
  )
  const added = (await readdir(folder)).filter((file) => !before.has(file))
  for (const file of added) await rm(join(folder, file))
  if (added.length > 0) await writeFile(join(folder, 'index.ts'), index)
  if (!result.ok) return result
  if (added.length === 0) return previous
  return {
    ...result,
    ok: false,
    output:
      'Den Migrationen fehlt eine Änderung der Collections. Bitte „npm run migration -- <name>“ ausführen.',
  }
}
