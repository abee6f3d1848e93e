import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'

import { strictestPolicy } from '#domain/api/call-policy.ts'

import { redactTarget } from '../log/redact.ts'
import { policyTable } from './policy-table.ts'

const undeclared = [
  { method: 'get', base: '/api/orders', path: '/board/:table' },
  { method: 'post', base: '/api/orders', path: '/board/:table' },
]
const declared = {
  method: 'post',
  base: '/api/orders',
  path: '/board/:table/:move',
  policy: { limit: 'orders', body: 'list', deadline: 'usual', shown: ['move'] },
  params: z.object({ table: z.string(), move: z.enum(['up', 'down']) }),
} as const
const kept = { method: 'get', base: '/api', path: '/specials/:day', policy: { isKept: true } }
const policyOf = policyTable([...undeclared, declared, kept])
const logged = (method: string, target: string) => redactTarget(target, policyOf(method, target))

describe('a call without any declaration', () => {
  it.each(['GET', 'POST'])('of %s gets the strictest of its method', (method) => {
    const isReading = method === 'GET'

    expect(policyOf(method, '/api/orders/board/12')).toMatchObject({
      limit: isReading ? 'general' : 'writes',
      body: 'record',
      isKept: false,
      deadline: 'strangers',
      isPolled: false,
      face: 'api',
    })
  })

  it('hides what a client puts into its address', () => {
    expect(logged('POST', '/custom/api/orders/board/anna?name=anna')).toBe(
      '/custom/api/orders/board/***?name=***',
    )
  })
})

describe('a call with declarations', () => {
  it('gets what it declares', () => {
    expect(policyOf('POST', '/api/orders/board/12/up')).toMatchObject(declared.policy)
    expect(policyOf('GET', '/api/specials/friday')).toMatchObject({ isKept: true, limit: 'general' })
  })

  it('shows of its address what is said to be one of few words, and nothing else', () => {
    expect(logged('POST', '/api/orders/board/anna/up')).toBe('/api/orders/board/***/up')
    expect(logged('POST', '/api/orders/board/anna/anna')).toBe('/api/orders/board/***/***')
  })

  it.each([
    ['to be kept though it writes', { ...declared, policy: { isKept: true } }],
    ['a parameter that it does not have', { ...declared, policy: { shown: ['guest'] } }],
    ['a parameter of which no contract says what it may be', { ...declared, params: undefined }],
  ])('cannot declare %s', (_what, route) => {
    expect(() => policyTable([route])).toThrow('POST /api/orders/board/:table/:move')
  })
})

test.each([
  '/api/orders/board/12/up',
  '/api/orders/board/12/up/',
  '/api/orders/board/12/up?a=b',
  '/API/Orders/Board/12/up',
  '/custom/api/orders/board/12/up',
  '/Custom/Api/orders/board/12/up/?a=/api/specials/x',
])('%s is one more spelling of the same call', (target) => {
  expect(policyOf('POST', target)).toBe(policyOf('POST', '/api/orders/board/12/up'))
})

test('who asks for the head alone is granted what reading is granted', () => {
  expect(policyOf('HEAD', '/api/specials/friday')).toBe(policyOf('GET', '/api/specials/friday'))
})

const nobodys = [
  '/api',
  '/api/',
  '/api/nothing',
  '/api/orders/board',
  '/api/orders/board/12/up/more',
  '/api/ordersboard/12',
  '/api/globals/orders/board/12',
  '/api//orders/board/12/up',
  '/api/orders/./board/12/up',
  '/api/x/../orders/board/12/up',
  '/api/orders/board/12/%75p',
  '/api/orders%2Fboard/12/up',
  '/api/orders/board/12/%E0%A4%A',
  '/custom/custom/api/orders/board/12/up',
  '//api/orders/board/12/up',
  '/apis/orders/board/12/up',
  '/store/linz',
  'api/orders/board/12/up',
  '',
]

test.each(nobodys)('„%s“ is nobody’s call, and gets the strictest', (target) => {
  for (const method of ['POST', 'GET', 'DELETE', 'OPTIONS']) {
    const { limit, bytesPerCount, isKept, deadline, shown, isPolled } = policyOf(method, target)

    expect({ limit, bytesPerCount, isKept, deadline, shown, isPolled, body: 'record' }).toEqual(
      strictestPolicy(method),
    )
  }
})

test('what is sent to an address of the API that nobody answers is not read', () => {
  expect(
    ['/api/nothing', '/custom/api/orders/x/y', '/api/x/../orders'].map((each) => policyOf('POST', each).body),
  ).toEqual(['none', 'none', 'none'])
})

test('no address, however odd, gets more than it declares or ends in an error', () => {
  const step = fc.oneof(
    fc.constantFrom(
      'api',
      'custom',
      'orders',
      'board',
      'specials',
      'globals',
      '..',
      '.',
      '',
      '%2e',
      '%',
      '12',
      'up',
    ),
    fc.string(),
  )
  const target = fc.array(step, { maxLength: 8 }).map((steps) => `/${steps.join('/')}`)

  fc.assert(
    fc.property(target, fc.constantFrom('GET', 'POST', 'PUT', 'TRACE'), (sent, method) => {
      const { isKept, body } = policyOf(method, sent)
      expect(isKept && !/^(?:\/custom)?\/api\/specials\/[^/?]+\/?(?:\?|$)/i.test(sent)).toBe(false)
      expect(body === 'list' && method !== 'POST').toBe(false)
    }),
  )
})

test('an address without end costs hardly more than any other', () => {
  const hostile = [
    `/api/orders/board/${'x'.repeat(16_000)}`,
    `/api/orders/board${'/x'.repeat(480)}`,
    `/api/orders/board/${'x'.repeat(960)}`,
    `/api/orders/board${'/x'.repeat(8000)}`,
    `/api/orders/board/${'%41'.repeat(5000)}`,
    `/api/${'/'.repeat(16_000)}`,
    `/custom${'/custom'.repeat(2000)}/api`,
  ]
  const timeOf = (target: string) => {
    const times = Array.from({ length: 200 }, () => {
      const startedAt = performance.now()
      policyOf('POST', target)
      return performance.now() - startedAt
    })
    return Math.min(...times)
  }
  const usual = timeOf('/api/orders/board/12/up')

  for (const target of hostile) expect.soft(timeOf(target)).toBeLessThan(usual * 100)
})
