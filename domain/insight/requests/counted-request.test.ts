import { expect, it } from 'vitest'

import { countedRequest } from './counted-request.ts'

const browser = { 'sec-fetch-dest': 'document', accept: 'text/html' }
const counted = (
  target: string,
  {
    headers = {},
    ...more
  }: { headers?: Record<string, string>; method?: string; status?: number; isBot?: boolean } = {},
) => {
  const said: Record<string, string> = { ...browser, ...headers }

  return countedRequest({
    method: 'GET',
    status: 200,
    isBot: false,
    target,
    header: (name) => said[name],
    ...more,
  })
}

it.each([
  ['/', '/'],
  ['/Leistungen/?utm_source=mail', '/leistungen'],
  ['/store/linz/checkout?tisch=4', '/store/linz/checkout'],
  ['/status/wer/geheim', '/status'],
  ['/questionnaires/geheim', '/questionnaires'],
  [`/${'a'.repeat(400)}`, `/${'a'.repeat(199)}`],
])('%s counts for %s', (target, page) => {
  expect(counted(target)).toBe(page)
})

it.each([
  '/api/shop',
  '/backend/orders',
  '/image/1',
  '/robots.txt',
  '/kitchen/key',
  '/self-service/linz',
  '/q/tisch-4',
])('%s is no page', (target) => {
  expect(counted(target)).toBeNull()
})

it.each([
  ['what was not found', { status: 404 }],
  ['a redirect', { status: 302 }],
  ['what only looks whether it is there', { method: 'HEAD' }],
  ['a form', { method: 'POST' }],
  ['a bot', { isBot: true }],
  ['a prefetch', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['a part of a page', { headers: { 'sec-fetch-dest': 'empty' } }],
  ['the team', { headers: { cookie: 'a=1; payload-token=key' } }],
  ['whoever asks not to be followed', { headers: { dnt: '1' } }],
  ['whoever asks that nothing of them is sold', { headers: { 'sec-gpc': '1' } }],
])('%s is not counted', (_, request) => {
  expect(counted('/karte', request)).toBeNull()
})

it('what was shown before and is as it was is seen again, and old browsers ask in words', () => {
  expect(counted('/karte', { status: 304 })).toBe('/karte')
  const header = (name: string) => (name === 'accept' ? 'text/html,*/*' : undefined)
  expect(countedRequest({ method: 'GET', status: 200, isBot: false, target: '/', header })).toBe('/')
  expect(
    countedRequest({ method: 'GET', status: 200, isBot: false, target: '/', header: () => undefined }),
  ).toBeNull()
})
