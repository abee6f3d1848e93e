import { brotliCompressSync } from 'node:zlib'

import { build } from 'vite'
import { expect, test } from 'vitest'

const mostBytes = 1536

test('what counts a visit weighs at most 1.5 KB in the browser, packed', async () => {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: `${import.meta.dirname}/visit-log.ts`,
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const files = [made].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  const scripts = files.flatMap((file) => (file.type === 'chunk' ? file.code : []))

  expect(scripts).toHaveLength(1)
  expect(brotliCompressSync(scripts.join('')).length).toBeLessThanOrEqual(mostBytes)
})
