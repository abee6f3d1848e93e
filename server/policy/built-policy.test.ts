import { createRequire } from 'node:module'

import { pathToRegexp } from 'path-to-regexp'
import { beforeAll, describe, expect, it, test } from 'vitest'

import type { ApiContract } from '#domain/api/api-contract.ts'
import type { LimitGroup } from '#domain/api/call-policy.ts'
import { contractsIn } from '#kernel/capability/capability.ts'
import { deadlineMsNow } from '#kernel/database/asking.ts'

import { answerAsker } from '../http/answer-asker.ts'
import { redactTarget } from '../log/redact.ts'
import { type BuiltPolicy, buildPolicy } from '../testing/built-policy.ts'
import { policyTable } from './policy-table.ts'

let built: BuiltPolicy
const policyOf: BuiltPolicy['policyOf'] = (...call) => built.policyOf(...call)

beforeAll(async () => {
  built = await buildPolicy()
}, 120_000)

test.each([
  ['POST', '/api/auth/authenticate', 'auth'],
  ['POST', '/custom/api/auth/authenticate', 'auth'],
  ['POST', '/Custom/Api/auth/authenticate/', 'auth'],
  ['POST', '/api/users/login', 'auth'],
  ['POST', '/custom/api/users/login', 'auth'],
  ['POST', '/api/users/forgot-password', 'auth'],
  ['POST', '/api/Auth/Authenticate', 'auth'],
  ['POST', '/API/users/LOGIN', 'auth'],
  ['POST', '/api/orders', 'orders'],
  ['POST', '/api/ORDERS', 'orders'],
  ['POST', '/api/self-service/eck/orders', 'writes'],
  ['POST', '/api/self-service/eck/session', 'auth'],
  ['GET', '/api/self-service/eck/session', 'general'],
  ['POST', '/custom/api/orders/', 'orders'],
  ['POST', '/api/uploads', 'uploads'],
  ['POST', '/custom/forms', 'forms'],
  ['POST', '/Custom/Forms/', 'forms'],
  ['POST', '/api/forms', 'forms'],
  ['POST', '/custom/api/forms', 'forms'],
  ['POST', '/api/questionnaire-submissions', 'forms'],
  ['POST', '/custom/api/questionnaire-submissions', 'forms'],
  ['PATCH', '/api/questionnaire-submissions/1', 'writes'],
  ['POST', '/api/analytics-logs', 'visits'],
  ['POST', '/Custom/API/analytics-logs/', 'visits'],
  ['PATCH', '/api/products/1', 'writes'],
  ['POST', '/api/orders/1/status/confirm', 'writes'],
  ['POST', '/api/Uploads', 'uploads'],
  ['POST', '/Backend/login', 'writes'],
  ['POST', '/backend/login', 'writes'],
  ['GET', '/api/orders', 'general'],
  ['GET', '/api/statistics/shared/geheim', 'auth'],
])('%s %s counts as %s', (method, target, group) => {
  expect(policyOf(method, target).limit).toBe(group)
})

test.each([
  ['POST', '/api/analytics-logs/visits', 4096],
  ['POST', '/api/analytics-logs', 4096],
  ['POST', '/api/statistics', 64],
  ['POST', '/api/orders', 0],
])('of what is sent to %s %s each %i bytes count once', (method, target, bytes) => {
  expect(policyOf(method, target).bytesPerCount).toBe(bytes)
})

test.each([
  ['POST', '/api/users/login', 30_000],
  ['POST', '/api/auth/authenticate', 30_000],
  ['POST', '/api/Auth/Authenticate/?x=1', 30_000],
  ['POST', '/custom/api/auth/authenticate', 30_000],
  ['GET', '/api/users/login', 2000],
  ['GET', '/api/products/login?sort=name', 2000],
  ['POST', '/api/products/login', 2000],
  ['POST', '/api/users/login/x', 2000],
  ['GET', '/api/products', 2000],
])('a stranger’s statements to %s %s may take %i ms', (method, target, deadlineMs) => {
  expect(answerAsker(policyOf(method, target), deadlineMsNow)).toBe(deadlineMs)
})

test.each([
  ['GET', '/api/products', true],
  ['GET', '/api/products/', true],
  ['HEAD', '/api/products?limit=3', true],
  ['GET', '/api/products/123', true],
  ['GET', '/api/products/count', true],
  ['GET', '/api/products/123/more', false],
  ['GET', '/api/products/export', false],
  ['GET', '/api/products/versions', false],
  ['POST', '/api/products', false],
  ['GET', '/api/orders', false],
  ['GET', '/api/tables', false],
  ['GET', '/api/shop', true],
  ['GET', '/api/config', false],
  ['GET', '/api', false],
  ['GET', '/', false],
  ['GET', '/store', false],
  ['GET', '/store/products', false],
])('what guests are answered to %s %s is kept: %s', (method, target, isKept) => {
  expect(policyOf(method, target).isKept).toBe(isKept)
})

test.each([
  ['POST', '/api/orders', 'record'],
  ['POST', '/api/uploads', 'film'],
  ['POST', '/custom/api/uploads/', 'film'],
  ['PATCH', '/api/uploads/1', 'file'],
  ['POST', '/api/images', 'file'],
  ['POST', '/api/fonts', 'file'],
  ['PATCH', '/api/images', 'record'],
  ['POST', '/api/vehicles/upload', 'list'],
  ['PUT', '/api/vehicles/upload', 'record'],
  ['POST', '/api/customers/import', 'list'],
  ['POST', '/api/users/import', 'none'],
  ['POST', '/api/uploads/gibt/es/nicht', 'none'],
])('%s %s takes in: %s', (method, target, body) => {
  expect(policyOf(method, target).body).toBe(body)
})

test('addresses are matched by the very library by which Payload matches them', () => {
  const library = (from: string) => createRequire(from).resolve('path-to-regexp')

  expect(library(import.meta.url)).toBe(library(import.meta.resolve('payload')))
})

describe('every call of the product', () => {
  const isVariable = (step: string) => step.startsWith(':')
  const filled = (path: string, values: (index: number) => string) =>
    path
      .replace(/(?<=.)\/$/, '')
      .split('/')
      .map((step, index) => (isVariable(step) ? values(index) : step))
      .join('/')
  const inTheLog = (method: string, target: string) =>
    redactTarget(target, policyOf(method.toUpperCase(), target))
  /** Behind a call of Payload's own that takes anything for a key. */
  const neverReached = new Set([
    'get /api/payload-preferences/count',
    'get /api/payload-preferences/versions',
  ])
  /** Of each call its method and its address, as it is mounted. */
  const calls = (): [string, string][] =>
    built.routes.flatMap(({ method, base, path }) =>
      neverReached.has(`${method} ${base}${path}`) ? [] : [[method, base + path]],
    )

  it('is answered where its contract says', () => {
    const mounted = new Set(calls().map((call) => call.join(' ')))
    const described = contractsIn(built.config)
    const own = built.config.endpoints.flatMap(({ custom }) => (custom?.contract as ApiContract) ?? [])

    for (const { method, path } of [...described, ...own]) {
      const place = `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
      expect.soft([place, mounted.has(place)]).toEqual([place, true])
    }
  })

  it('is written down in the shape of its address, and with nothing of what a client puts into it', () => {
    expect(built.routes.length).toBeGreaterThan(1000)
    const canaries = (index: number) => ['zqcanary@x.test', 'Zq-Canary.pdf', 'zqcanary'][index % 3] ?? ''

    for (const [method, path] of calls()) {
      for (const sent of [path, `/custom${path}`]) {
        expect.soft(inTheLog(method, filled(sent, canaries))).toBe(filled(sent, () => '***'))
      }
    }
  })

  it('is written down with the ids in its address, so that operations find the record', () => {
    const id = () => '01890a5d-ac96-774b-bcce-b302099a8057'

    for (const [method, path] of calls()) {
      expect.soft(inTheLog(method, filled(path, id))).toBe(filled(path, id))
    }
  })

  it('is found where Payload finds it: the first that fits, also where several do', () => {
    // Each route is told from all others by what it counts as, which nobody else looks at here.
    const told = policyTable(
      built.routes.map((route, index) => ({ ...route, policy: { limit: `${index}` as LimitGroup } })),
    )
    const words = ['count', 'versions', 'access', 'public', 'anna']

    for (const [method, path] of calls()) {
      for (const word of words) {
        const target = path.replace(/(?<=.)\/$/, '').replaceAll(/:\w+\??/g, word)
        const isFitting = ({ base, path: pattern, ...each }: (typeof built.routes)[number]) =>
          each.method === method &&
          (target === base || target.startsWith(`${base}/`)) &&
          pathToRegexp(pattern).test(target.slice(base.length) || '/')
        expect.soft(told(method.toUpperCase(), target).limit).toBe(`${built.routes.findIndex(isFitting)}`)
      }
    }
  })
})
