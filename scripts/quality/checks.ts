import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { hooksPagePath, policyPagePath } from './built-pages.data.ts'
import { pageFontPaths } from './page-font.ts'
import { repairsPagePath } from './repairs-page.ts'
import { rightsPagePath } from './rights-page.ts'
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

const rooms = 'domain kernel collections ui blocks plugins cms server storefront site terminals scripts bench'
  .split(' ')
  .filter((room) => existsSync(join(root, room)))

/** Each group runs at the same time; the groups one after the other. */
export const checkGroups: Check[][] = [
  [
    { name: 'Typen', run: checkTypes },
    { name: 'Format', run: () => runCommand(['biome', 'format', '--max-diagnostics=20']) },
    { name: 'Lint', run: () => runCommand(['oxlint', '--type-aware']) },
    {
      name: 'Pfeile',
      run: () =>
        runCommand([
          'depcruise',
          ...rooms,
          '--output-type',
          'err-long',
          '--cache',
          '--cache-strategy',
          'content',
        ]),
    },
  ],
  [
    { name: 'Toter Code', run: () => runCommand(['knip', '--no-progress']) },
    { name: 'Erzeugte Dateien', run: checkGenerated },
    { name: 'Migrationen', run: checkMigrations },
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
  hooksPagePath,
  policyPagePath,
  repairsPagePath,
  ...pageFontPaths,
]

export function generate(): Promise<CommandResult> {
  return runCommand(['node', 'scripts/quality/write-generated.ts'], { env: payloadEnvironment })
}

async function checkGenerated(): Promise<CommandResult> {
  const files = generatedFiles.map((file) => join(root, file))
  const before = await Promise.all(files.map((file) => readFile(file)))
  const result = await generate()
  const stale: string[] = []
  for (const [index, file] of files.entries()) {
    if (before[index]?.equals(await readFile(file))) continue
    stale.push(generatedFiles[index] ?? file)
    await writeFile(file, before[index] ?? '')
  }
  if (!result.ok || stale.length === 0) return result

  return {
    ...result,
    ok: false,
    output: `Veraltet: ${stale.join(', ')}. Bitte „npm run generate“ ausführen.`,
  }
}

/** The collections must not be ahead of the migrations, or a deployed database misses columns. */
function checkMigrations(): Promise<CommandResult> {
  return runCommand(['node', 'scripts/quality/find-migration-drift.ts'], { env: payloadEnvironment })
}
