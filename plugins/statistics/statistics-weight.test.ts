import { gzipSync } from 'node:zlib'

import { build } from 'vite'
import { expect, test } from 'vitest'

/** What Payload's own panel loads in any case. */
const present = /^(react|react-dom|next|payload|@payloadcms\/[^/]+)(\/|$)|^node:/
const mostBytes = 250 * 1024

test('charts come as a part of their own, and weigh at most 250 KB, packed', async () => {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: `${import.meta.dirname}/admin/loaded.tsx`, formats: ['es'] },
      rollupOptions: { external: present },
    },
  })
  const files = [made].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  const chunks = files.filter((file) => file.type === 'chunk')
  const ofCharts = chunks.filter(({ moduleIds }) =>
    moduleIds.some((id) => /node_modules\/(echarts|zrender)\//.test(id)),
  )
  const entry = chunks.find(({ isEntry }) => isEntry)

  expect(ofCharts.map(({ isDynamicEntry }) => isDynamicEntry)).toEqual([true])
  expect(entry?.code.length).toBeLessThan(1000)
  expect(gzipSync(ofCharts[0]?.code ?? '').length).toBeLessThan(mostBytes)
  // Figures and tables do not wait for it.
  const view = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/statistics-view.tsx')))
  expect(view?.imports.filter((name) => ofCharts.some(({ fileName }) => fileName === name))).toEqual([])
})
