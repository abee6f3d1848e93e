import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface BuildTarget {
  name: string
  title: string
  /** How long it takes, where that is worth a word. */
  hint?: string
  /** Everything the result depends on, as globs from the root of the repository. */
  sources: string[]
  /** The command line that builds it. */
  command: string[]
  /** A file that only a finished build leaves. */
  result: string
  /** What is made of the finished build. */
  finish?: (root: string) => Promise<void>
}

const code = '**/*.{ts,tsx,css,scss,mjs,js,json,svg,woff2}'
const shared = ['package-lock.json', 'tsconfig.json', `domain/${code}`]

export const buildTargets: BuildTarget[] = [
  {
    name: 'storefront',
    title: 'Shop wird gebaut',
    sources: [...shared, `storefront/${code}`, `ui/${code}`, `blocks/${code}`, 'scripts/build/*.ts'],
    command: ['react-router', 'build', 'storefront'],
    result: 'build/storefront/server/index.js',
    // Its tools are loaded when there is something to build, and not by each start.
    finish: async (root) => (await import('./build-worker.ts')).buildWorker(root),
  },
  {
    name: 'site',
    title: 'Website wird gebaut',
    sources: [...shared, `site/${code}`, `ui/${code}`, `blocks/${code}`, 'scripts/build/*.ts'],
    command: ['react-router', 'build', 'site'],
    result: 'build/site/server/index.js',
  },
  {
    name: 'terminals',
    title: 'Bildschirme werden gebaut',
    sources: [...shared, `terminals/${code}`, `ui/${code}`, 'scripts/build/*.ts'],
    command: ['react-router', 'build', 'terminals'],
    result: 'build/terminals/server/index.js',
  },
  {
    name: 'admin',
    title: 'Verwaltung wird gebaut',
    hint: 'einmalig, etwa eine Minute',
    sources: [
      ...shared,
      `cms/${code}`,
      `plugins/${code}`,
      `ui/${code}`,
      `blocks/${code}`,
      `collections/${code}`,
      `kernel/${code}`,
    ],
    command: ['next', 'build', 'cms/admin'],
    result: 'cms/admin/.next/BUILD_ID',
  },
]

const isSource = (path: string) =>
  !/(^|\/)(node_modules|\.next|\.react-router|demo|e2e)\//.test(path) && !/\.(test|e2e)\.tsx?$/.test(path)

/** A digest of every source of the target: the same text, the same build. */
export async function fingerprintOf(target: BuildTarget, root: string): Promise<string> {
  const files = new Set<string>()
  for (const pattern of target.sources) {
    for await (const file of glob(pattern, { cwd: root })) if (isSource(file)) files.add(file)
  }
  const hash = createHash('sha256').update(target.command.join(' '))
  for (const file of [...files].sort()) {
    hash.update(`\0${file}\0`).update(await readFile(join(root, file)))
  }
  return hash.digest('hex')
}

export async function isBuilt(target: BuildTarget, root: string): Promise<boolean> {
  const stamp = stampOf(target, root)
  if (!existsSync(join(root, target.result)) || !existsSync(stamp)) return false
  return (await readFile(stamp, 'utf8')) === (await fingerprintOf(target, root))
}

export async function markBuilt(target: BuildTarget, root: string) {
  const stamp = stampOf(target, root)
  await mkdir(dirname(stamp), { recursive: true })
  await writeFile(stamp, await fingerprintOf(target, root))
}

function stampOf(target: BuildTarget, root: string) {
  return join(root, 'build', `.${target.name}.stamp`)
}
