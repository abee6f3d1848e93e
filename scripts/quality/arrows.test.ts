import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { root } from './run-command.ts'

type Cruised = { summary: { violations: { from: string; rule: { name: string } }[] } }

const own = 'plugins/sessions/endpoints/end-sessions.contract.ts'
const shared = 'domain/people/end-sessions.contract.ts'
/** Who imports a contract, which one, and whether that is refused. */
const arrows: [from: string, to: string, isRefused: boolean][] = [
  ['plugins/sessions/admin/end-sessions.tsx', own, true],
  ['plugins/sessions/admin/use-sessions.ts', own, true],
  ['plugins/sessions/end-sessions-button.tsx', own, true],
  ['collections/people/users/admin/end-sessions.tsx', own, true],
  ['cms/admin/components/end-sessions.tsx', own, true],
  ['storefront/app/end-sessions.ts', own, true],
  ['site/app/end-sessions.ts', own, true],
  ['blocks/sessions/end-sessions.ts', own, true],
  ['plugins/sessions/endpoints/end-sessions.endpoint.ts', own, false],
  ['plugins/sessions/admin/end-shared-sessions.tsx', shared, false],
  ['storefront/app/end-shared-sessions.ts', shared, false],
]

let folder: string
let refused: Set<string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'theke-arrows-'))
  const sources = arrows.map(([from, to]) => [from, `import type { contract } from '#${to}'`])
  const given = [own, shared].map((path) => [path, 'export const contract = {}'])
  const settings = [
    ['package.json', JSON.stringify({ type: 'module', imports: { '#*': './*' } })],
    ['tsconfig.json', '{}'],
  ]
  await Promise.all([...sources, ...given, ...settings].map(([path = '', text = '']) => write(path, text)))
  refused = await cruise()
}, 60_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

/** The repository's own rules, asked about a repository of a few lines. */
async function cruise(): Promise<Set<string>> {
  const rooms = [...new Set(arrows.map(([from]) => from.split('/')[0] ?? ''))]
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const rules = join(root, '.dependency-cruiser.mjs')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cruiser, '--config', rules, '--output-type', 'json', ...rooms],
    { cwd: folder },
  )
  const { summary } = JSON.parse(stdout) as Cruised

  return new Set(
    summary.violations.flatMap(({ from, rule }) =>
      rule.name === 'contracts-of-browsers-in-domain' ? [from] : [],
    ),
  )
}

it.each(arrows)('%s → %s is refused: %s', (from, _to, isRefused) => {
  expect(refused.has(from)).toBe(isRefused)
})
