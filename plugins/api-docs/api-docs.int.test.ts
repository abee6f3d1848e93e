import { Validator } from '@seriousme/openapi-schema-validator'
import type { Endpoint } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type Caller, employ } from '#scripts/testing/callers.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import type { ApiDescription } from './operations/describe-api.ts'
import type { Operation } from './operations/describe-call.ts'

let app: TestApp
let description: ApiDescription

beforeAll(async () => {
  app = await createTestApp()
  description = await readJson<ApiDescription>(await app.fetch('/api/openapi.json'))
})

afterAll(() => app.close())

describe('the description of the API', () => {
  it('is OpenAPI 3.1 by a public validator, and every reference leads somewhere', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(
      structuredClone(description) as object as Record<string, unknown>,
    )

    expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
    expect(validator.version).toBe('3.1')
    const names = Array.from(
      JSON.stringify(description).matchAll(/"#\/components\/schemas\/([^"]+)"/g),
      (match) => match[1],
    )
    expect(names.filter((name) => !description.components.schemas[String(name)])).toEqual([])
  })

  it('gives every call a name of its own, an area, a summary, rights and an answer', () => {
    const calls = callsOf(description)

    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length)
    for (const { summary, description: rights, tags, responses } of calls) {
      expect({ summary, rights, tags, responses: Object.keys(responses).length > 1 }).toEqual({
        summary: expect.stringMatching(/\S/),
        rights: expect.stringMatching(/^Rechte: \S/),
        tags: [expect.stringMatching(/\S/)],
        responses: true,
      })
    }
  })

  it('declares exactly the parameters of each path', () => {
    for (const [path, methods] of Object.entries(description.paths)) {
      const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), (match) => match[1])
      for (const { parameters = [] } of Object.values(methods)) {
        const declared = (parameters as { in: string; name: string }[]).filter((each) => each.in === 'path')
        expect([path, declared.map(({ name }) => name)]).toEqual([path, inPath])
      }
    }
  })
})

describe('the calls that are mounted', () => {
  it('are described, or closed even to an admin', async () => {
    const admin = await employ(app, ['ROLE_ADMIN'])
    const described = new Set(
      Object.entries(description.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method} ${withoutNames(path)}`),
      ),
    )
    const undescribed = mountedCalls().filter(
      ({ method, path }) => !described.has(`${method} ${withoutNames(path)}`),
    )

    expect(undescribed.length).toBeGreaterThan(0)
    for (const { method, path } of undescribed) {
      const { status, body } = await admin(
        method.toUpperCase(),
        `${filledIn(path)}?where[id][exists]=true`,
        method === 'get' ? undefined : {},
      )
      expect
        .soft([method, path, status, closedCodes.includes(String(body.errors?.[0]?.code))])
        .toEqual([method, path, expect.toBeOneOf([403, 404, 405]), true])
    }
  })

  it('are all that is described', async () => {
    const admin = await employ(app, ['ROLE_ADMIN'])
    for (const [path, methods] of Object.entries(description.paths)) {
      for (const method of Object.keys(methods)) {
        // These end the session that asks.
        const asker = /logout|revoke-all/.test(path) ? await employ(app, ['ROLE_ADMIN']) : admin
        const code = await codeOf(asker, method, filledIn(path))
        const isMounted = code !== 'not-found' && code !== 'method-not-allowed'
        expect.soft([method, path, isMounted]).toEqual([method, path, true])
      }
    }
  })
})

describe('the page of the API', () => {
  it('lists every call, is German and loads nothing from elsewhere', async () => {
    const answer = await app.fetch('/api/docs')
    const html = await answer.text()

    expect(html).toContain('<html lang="de">')
    expect(html.match(/<details/g)?.length).toBeGreaterThan(callsOf(description).length)
    expect(html).not.toMatch(/(src|href)="(?!\/api\/openapi\.json)/)
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })
})

const filledIn = (path: string) => path.replaceAll(/\{\w+\}/g, '01900000-0000-7000-8000-000000000000')

/** Pages, and news for as long as somebody listens. */
const noJson = new Set([
  '/api/docs',
  filledIn('/api/statistics/shared/{key}'),
  '/api/today/events',
  '/api/orders/events',
  '/api/time-sheets/events',
  '/api/working-schedules/plan/events',
  '/api/push/worker.js',
])

const closedCodes = ['not-found', 'not-allowed', 'method-not-allowed']

/** Everything that answers below /api besides what Payload keeps for its own admin panel. */
function mountedCalls(): { method: string; path: string }[] {
  const { endpoints, collections, globals } = app.config
  const mounts: [prefix: string, mounted: Endpoint[] | false][] = [
    ['/api', endpoints],
    ...globals.map(({ slug, endpoints: own }): [string, Endpoint[] | false] => [`/api/globals/${slug}`, own]),
    ...collections
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .map(({ slug, endpoints: own }): [string, Endpoint[] | false] => [`/api/${slug}`, own]),
  ]

  return mounts.flatMap(([prefix, mounted]) =>
    (mounted || []).flatMap(({ method, path }) =>
      pathsOf(`${prefix}${path === '/' ? '' : path}`).map((each) => ({ method, path: each })),
    ),
  )
}

/** As OpenAPI writes paths; an optional part makes two of one. */
function pathsOf(path: string): string[] {
  const both = path.endsWith('?') ? [path.replace(/\/:\w+\?$/, ''), path.slice(0, -1)] : [path]
  return both.map((each) => each.replaceAll(/:(\w+)/g, '{$1}'))
}

const withoutNames = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')

async function codeOf(ask: Caller, method: string, path: string): Promise<string | undefined> {
  if (noJson.has(path)) return undefined
  const { body } = await ask(method.toUpperCase(), path, method === 'get' ? undefined : {})
  return body.errors?.[0]?.code
}

function callsOf({ paths }: ApiDescription): Operation[] {
  return Object.values(paths).flatMap((methods) => Object.values(methods))
}
