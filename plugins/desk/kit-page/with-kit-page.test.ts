import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Config } from 'payload'
import { afterEach, expect, test, vi } from 'vitest'

import { deskOf } from '../desk.port.ts'
import { withKitPage } from './with-kit-page.ts'

const shownWith = (variables: Record<string, string>) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const config = withKitPage({ collections: [] } as unknown as Config)

  return {
    views: Object.values(config.admin?.components?.views ?? {}).map(({ path }) => path),
    links: deskOf(config).links.length,
    components: Object.keys(config.admin?.dependencies ?? {}).length,
  }
}

afterEach(() => void vi.unstubAllEnvs())

test('the kit has no page where people work, and the same components as everywhere', () => {
  expect(shownWith({ NODE_ENV: 'production', DESK_KIT: '' })).toEqual({ views: [], links: 0, components: 2 })
  expect(shownWith({ NODE_ENV: 'production', DESK_KIT: 'on' })).toEqual({
    views: ['/kit', '/kit/example'],
    links: 2,
    components: 2,
  })
  expect(shownWith({ NODE_ENV: 'development', DESK_KIT: '' }).views).toEqual(['/kit', '/kit/example'])
})

test('a list with a filter, a panel and an action takes fewer than 60 lines on the kit', async () => {
  const source = await readFile(join(import.meta.dirname, 'example-view.tsx'), 'utf8')
  const lines = source.trimEnd().split('\n')
  const inUse = ['useFilters', 'useLoaded', 'Toolbar', 'DataTable', 'SidePanel', 'Action', 'tellDone']

  expect(inUse.filter((part) => !source.includes(`kit.${part}`))).toEqual([])
  expect(lines.length).toBeLessThan(60)
})
