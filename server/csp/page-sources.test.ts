import { expect, it } from 'vitest'

import { pageSources } from './page-sources.ts'

const sourcesOf = (sources: string, more = {}) =>
  pageSources(new Headers({ 'x-page-sources': sources, ...more }))

it('a page that says nothing loads from itself alone', () => {
  expect(pageSources(new Headers())).toEqual({})
})

it('a page may name whole origins, and their subdomains', () => {
  expect(
    sourcesOf('script-src https://a.example; img-src https://*.b.example https://c.example:8443'),
  ).toEqual({
    'script-src': ['https://a.example'],
    'img-src': ['https://*.b.example', 'https://c.example:8443'],
  })
})

it.each([
  "script-src 'unsafe-inline'",
  'script-src *',
  'script-src https:',
  'script-src http://a.example',
  'script-src https://a.example/path',
  'script-src https://a.example,https://b.example',
])('of “%s” nothing comes into the policy', (sources) => {
  expect(sourcesOf(sources)).toEqual({ 'script-src': [] })
})

it('no other directive is changed', () => {
  expect(sourcesOf('default-src https://a.example; base-uri https://a.example')).toEqual({})
})

it('a private page is let have images alone', () => {
  const sources = 'script-src https://a.example; connect-src https://a.example; img-src https://b.example'

  expect(sourcesOf(sources, { 'x-page-private': 'yes' })).toEqual({ 'img-src': ['https://b.example'] })
})

it('pages of others may be shown by whoever is known, on a private page as well, and by nobody else', () => {
  const frames = 'https://www.youtube-nocookie.com https://evil.example https://*.vimeo.com'
  const known = ['https://www.youtube-nocookie.com']

  expect(pageSources(new Headers({ 'x-page-frames': frames, 'x-page-private': 'yes' }))).toEqual({
    'frame-src': known,
  })
  expect(sourcesOf('frame-src https://a.example', { 'x-page-frames': frames })).toEqual({
    'frame-src': ['https://a.example', ...known],
  })
})
