import { expect, it } from 'vitest'

import { keptUntil, passLoaderHeaders } from './page-cache.ts'

it.each([
  ['that follows the clock says when it ends', '2026-11-21T12:01:00Z', '2026-11-21T12:01:00Z'],
  ['that does not is kept until something changes', null, 'changed'],
])('a page %s', (_page, until, said) => {
  expect(keptUntil(until === null ? null : Temporal.Instant.from(until))).toEqual({ 'x-page-until': said })
})

it('a page carries what its own loader says, and what the frame around it says', () => {
  const parentHeaders = new Headers({ 'x-page-sources': 'img-src https://werbung.example' })
  const loaderHeaders = new Headers({ 'x-page-until': 'changed' })

  expect([...passLoaderHeaders({ parentHeaders, loaderHeaders })]).toEqual([
    ['x-page-sources', 'img-src https://werbung.example'],
    ['x-page-until', 'changed'],
  ])
})
