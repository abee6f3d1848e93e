import { readdir } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { formerSnapshots } from './former-snapshots.ts'

it('a new migration supersedes the snapshot of the one before, and no migration itself', () => {
  expect(formerSnapshots(['2_b.ts', '2_b.json', '1_a.json', '1_a.ts', '3_c.ts', 'index.ts'])).toEqual([
    '1_a.json',
  ])
})

it('the repository holds the newest snapshot and none before it', async () => {
  const files = await readdir('cms/migrations')

  expect(files.filter((file) => file.endsWith('.json'))).toHaveLength(1)
  expect(formerSnapshots(files)).toEqual([])
})
