import { gzipSync } from 'node:zlib'

import type { Config } from 'payload'
import { build } from 'vite'
import { expect, test } from 'vitest'

import { deskPlugin } from './desk.plugin.ts'

/** What Payload's own panel loads in any case. */
const present = /^(react|react-dom|next|payload|@payloadcms\/[^/]+)(\/|$)|^node:/
const mostBytes = 60 * 1024

test('what the desk adds to every stock screen weighs at most 60 KB, packed', async () => {
  // The plugin asks for nothing of the configuration.
  const { admin } = await deskPlugin({ collections: [] } as unknown as Config)
  const parts = [admin?.components?.Nav, ...(admin?.components?.providers ?? [])].map(String)
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: parts.map((part) => `${process.cwd()}${part.split('#')[0]}`), formats: ['es'] },
      rollupOptions: { external: present },
    },
  })
  const files = [made].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))

  expect(parts).toContain('/plugins/desk/admin/nav/desk-nav.tsx#DeskNav')
  expect(scripts.join('')).toContain('Ansicht einstellen')
  expect(scripts.reduce((sum, code) => sum + gzipSync(code).length, 0)).toBeLessThan(mostBytes)
})
