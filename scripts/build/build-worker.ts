import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { injectManifest } from '@serwist/build'
import { build } from 'vite'

/** What a guest needs to browse, to order and to follow the order; all else is fetched when it is wanted. */
const keptRoots = [
  'app/entry.client.tsx',
  'app/root.tsx',
  'app/division/division.route.tsx',
  'app/branch/branch.route.tsx',
  'app/checkout/checkout.route.tsx',
  'app/status/status.route.tsx',
  'app/installable/start-app.tsx',
  'app/installable/installable.tsx',
  'app/product/product-sheet.tsx',
  'app/branch/time-choice-sheet.tsx',
  'app/appointment/calendar-sheet.tsx',
  'app/appointment/time-sheet.tsx',
  'app/checkout/price-change-sheet.tsx',
  'app/checkout/discount/discount-code.tsx',
  'app/checkout/error-summary.tsx',
  'app/checkout/removed-notice.tsx',
  'app/checkout/sending.ts',
  'app/checkout/sections/address-section.tsx',
  'app/checkout/sections/donation-section.tsx',
  'app/checkout/sections/tip-section.tsx',
  'app/checkout/summary/minimum-order-warning.tsx',
  'app/cart/cart-body.tsx',
  'app/cart/cart-copies.ts',
  'app/cart/line-note.tsx',
  '../domain/ordering/discounts/cart-discounts.ts',
]
/** The first letters to be painted, and where React Router finds its routes. */
const keptBesides = ['assets/storefront/mulish-german-*.woff2', 'assets/storefront/manifest-*.js']
/** Raw; every device that opens the shop downloads it once. Whoever adds more should know. */
const mostBytes = 800_000

type Chunk = { file: string; src?: string; imports?: string[]; css?: string[] }

/** Bundles the storefront's worker and writes into it which files of the finished build it keeps. */
export async function buildWorker(root: string): Promise<void> {
  const folder = join(root, 'build/storefront')
  const client = join(folder, 'client')
  const file = join(folder, 'worker.js')

  await bundleWorker(root, folder, await versionOf(client))
  const { size, warnings } = await injectManifest({
    swSrc: file,
    swDest: file,
    globDirectory: client,
    globPatterns: [...(await keptFiles(client)), ...keptBesides],
    dontCacheBustURLsMatching: /^\/assets\//,
    modifyURLPrefix: { 'assets/': '/assets/' },
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  if (size > mostBytes) throw new Error(`The app keeps ${size} bytes, more than the ${mostBytes} it may`)
}

async function bundleWorker(root: string, outDir: string, version: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: {
      __WORKER_BUILD__: JSON.stringify(version),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: join(root, 'storefront/worker/worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'worker.js',
      },
    },
  })
}

/** As pages name the build that they are made of. */
async function versionOf(client: string): Promise<string> {
  const names = await readdir(join(client, 'assets/storefront'))
  const [version] = names.flatMap((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1] ?? [])
  if (!version) throw new Error('The build of the storefront has no manifest')

  return version
}

async function keptFiles(client: string): Promise<string[]> {
  const text = await readFile(join(client, '.vite/manifest.json'), 'utf8')
  const chunks = JSON.parse(text) as Record<string, Chunk>
  const files = new Set<string>()
  for (const root of keptRoots) {
    const wanted = Object.keys(chunks).filter((name) => sourceOf(chunks[name]) === root)
    if (wanted.length === 0) throw new Error(`The app wants to keep storefront/${root}, which is not there`)
    for (const name of wanted) collect(name, chunks, files)
  }

  return [...files]
}

/** Pages are built in parts, which are named behind their source. */
const sourceOf = (chunk: Chunk | undefined): string => chunk?.src?.split('?')[0] ?? ''

function collect(name: string, chunks: Record<string, Chunk>, files: Set<string>): void {
  const chunk = chunks[name]
  if (!chunk || files.has(chunk.file)) return

  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
  for (const next of chunk.imports ?? []) collect(next, chunks, files)
}
