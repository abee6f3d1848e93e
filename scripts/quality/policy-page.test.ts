import { expect, it } from 'vitest'

import type { DeclaredRoute } from '#server/policy/policy-table.ts'

import { policyPage } from './policy-page.ts'

const route = (method: string, path: string, policy: DeclaredRoute['policy']): DeclaredRoute => ({
  method,
  base: '/api/orders',
  path,
  policy,
})

it('shows what is granted beyond the strictest, and nothing else', () => {
  const page = policyPage([
    route('post', '/', { limit: 'orders', bytesPerCount: 100, body: 'list', isPolled: true }),
    route('get', '/:id/status/:action', { isKept: true, shown: ['action'], deadline: 'usual' }),
    route('get', '/', { limit: 'general', body: 'record', isKept: false, shown: [] }),
    route('delete', '/:id', undefined),
  ])

  expect(page.split('\n').slice(4)).toEqual([
    '| call | granted |',
    '|---|---|',
    '| `/api/orders/:id/status/:action` get | kept for guests; usual deadline; shows action |',
    '| `/api/orders` post | counts as orders; each 100 bytes count once; takes in a list; polled: written down only where something is wrong |',
    '',
  ])
})

it('shows of two calls at one place the first, which answers', () => {
  const page = policyPage([route('get', '/', {}), route('get', '/', { isKept: true })])

  expect(page).not.toContain('`/api/orders` get')
})
