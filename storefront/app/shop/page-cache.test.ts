import { expect, it } from 'vitest'

import { pageCacheHeaders, passLoaderHeaders } from './page-cache.ts'

it.each([
  ['2026-11-21T12:00:00Z', '2026-11-21T12:01:00Z'],
  ['2026-11-21T12:00:59.999Z', '2026-11-21T12:01:00Z'],
  ['2026-12-31T23:59:30Z', '2027-01-01T00:00:00Z'],
])('a page made at %s is good until %s', (madeAt, until) => {
  const headers = pageCacheHeaders(Temporal.Instant.from(madeAt), ['config', 'branches'])

  expect(headers).toEqual({ 'x-page-tags': 'config,branches', 'x-page-until': until })
})

it('a page carries what its own loader says, and what the frame around it says', () => {
  const parentHeaders = new Headers({ 'x-page-images': 'https://werbung.example' })
  const loaderHeaders = new Headers({ 'x-page-tags': 'config' })

  expect([...passLoaderHeaders({ parentHeaders, loaderHeaders })]).toEqual([
    ['x-page-images', 'https://werbung.example'],
    ['x-page-tags', 'config'],
  ])
})
