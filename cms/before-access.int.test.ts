import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { standingOf } from '#collections/shared/access/after-grant.ts'
import type { ApiContract } from '#domain/api/api-contract.ts'
import { contractsOf } from '#plugins/contracts/operations/describe-api.ts'
import { recordStatements } from '#scripts/testing/count-statements.ts'
import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { collections } from './collections.ts'

let app: TestApp
const ids = new Map<string, string>()
const slugs = collections.map(({ slug }) => slug as CollectionSlug)

beforeAll(async () => {
  app = await createTestApp()
  const fixtures = createRecordFixtures(app.payload)
  for (const slug of slugs) ids.set(slug, (await fixtures.store(slug)).id)
})

afterAll(() => app.close())

/** Every hook that may look at records before a right is asked for, and why. */
const exceptions: Record<string, string> = {
  countLoginAttempts: 'Who signs in has no right yet; tries are counted before a password is looked at.',
  checkResetPassword: 'The link of the mail is the proof; a new password is judged by its owner’s names.',
  holdProvenAccount: 'The link, or the session itself, is the proof; nobody else’s account is held.',
}

/** The ways to say who one is, which come before any right. */
const strategies: Record<string, string> = {
  'local-jwt': 'Reads the account that a token names after its signature was checked.',
  'device-key': 'Reads the device that a key names by its prefix, which is no secret, and compares digests.',
}

describe('before a right is asked for', () => {
  it('no hook looks at more than the call itself, but for those that are named', () => {
    const { collections: built, globals } = app.payload
    const hooks = [
      ...Object.values(built).map(
        ({
          config: {
            slug,
            hooks: { beforeOperation },
          },
        }) => ({ slug, beforeOperation }),
      ),
      ...globals.config.map(({ slug, hooks: { beforeOperation } }) => ({ slug, beforeOperation })),
    ].flatMap(({ slug, beforeOperation }) => beforeOperation.map((hook) => ({ slug, hook })))
    const unmarked = hooks.filter(({ hook }) => !standingOf(hook))

    expect(hooks.length).toBeGreaterThan(slugs.length * 3)
    expect(unmarked.map(({ slug, hook }) => `${slug}: ${hook.name}`).toSorted()).toEqual(
      Object.keys(exceptions)
        .map((name) => `users: ${name}`)
        .toSorted(),
    )
  })

  it('people and devices prove who they are in no other way than those that are named', () => {
    expect(app.payload.authStrategies.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(strategies).toSorted(),
    )
  })
})

describe('a stranger who is refused', () => {
  it.each(slugs)('moves nothing in the database with any call on %s', async (slug) => {
    for (const [method, path] of callsOn(slug)) {
      expect.soft(await traceOf(method, `/api/${slug}${path}`)).toEqual(silent(method, `/api/${slug}${path}`))
    }
  })

  it('is asked to sign in by every call that is for those who have, before anything is read', async () => {
    const contracts = contractsOf(app.config).filter(({ errors }) => errors.includes('unauthenticated'))

    expect(contracts.length).toBeGreaterThan(30)
    for (const contract of contracts) {
      const { method, path } = placeOf(contract)
      expect.soft(await traceOf(method, path)).toEqual({ ...silent(method, path), status: 401 })
    }
  })

  it('does not get at the originals of pictures', async () => {
    const path = '/api/images/file/bild.png'

    expect(await traceOf('GET', path)).toEqual({ ...silent('GET', path), status: 401 })
  })

  it('is told nothing of what the admin panel keeps for itself', async () => {
    const own = Object.values(app.payload.collections).filter(({ config }) =>
      config.slug.startsWith('payload-'),
    )
    const calls = own.flatMap(({ config: { slug, endpoints } }) =>
      (endpoints || []).map(
        ({ method, path }) => [method.toUpperCase(), `/api/${slug}${filled(path)}`] as const,
      ),
    )

    expect(calls.length).toBeGreaterThan(20)
    for (const [method, path] of calls) {
      expect.soft(await traceOf(method, path)).toEqual({ ...silent(method, path), status: 401 })
    }
  })
})

const malformed = { where: '?where[id][exists]=true', odd: '?where=x' }

/** Every deed on one record, on a key that nobody has, and on many; well and badly asked. */
function callsOn(slug: CollectionSlug): [method: string, path: string][] {
  const named = [`/${ids.get(slug)}`, '/01900000-0000-7000-8000-000000000000', '/kein-schluessel']
  const { disableDuplicate, versions, auth } = app.payload.collections[slug].config

  return [
    ...named.flatMap((one): [string, string][] => [
      ['GET', one],
      ['PATCH', one],
      ['PUT', one],
      ['DELETE', one],
      ['POST', `/access${one}`],
      ...(disableDuplicate ? [] : [['POST', `${one}/duplicate`] as [string, string]]),
      ...(versions
        ? [['GET', `/versions${one}`] as [string, string], ['POST', `/versions${one}`] as [string, string]]
        : []),
    ]),
    ...Object.values(malformed).flatMap((where): [string, string][] => [
      ['GET', where],
      ['GET', `/count${where}`],
      ['PATCH', where],
      ['DELETE', where],
      ...(versions ? [['GET', `/versions${where}`] as [string, string]] : []),
    ]),
    ['POST', ''],
    ['POST', '/access'],
    ...(auth ? [['POST', '/unlock'] as [string, string]] : []),
  ]
}

type Trace = { call: string; status: number; statements: string[] }

/** What a call did, as far as it was refused; what is open to everybody may read. */
async function traceOf(method: string, path: string): Promise<Trace> {
  let status = 0
  const statements = await recordStatements(app.payload, async () => {
    const answer = await app.fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: '{"name":' }),
    })
    status = answer.status
  })
  const moved = statements.filter((text) => !/^(begin|rollback)/i.test(text))

  return { call: `${method} ${path}`, status, statements: status === 401 ? moved : [] }
}

function silent(method: string, path: string): object {
  return { call: `${method} ${path}`, status: expect.any(Number), statements: [] }
}

function placeOf({ method, path }: ApiContract): { method: string; path: string } {
  return { method: method.toUpperCase(), path: filled(path.replaceAll(/\{(\w+)\}/g, ':$1')) }
}

const filled = (path: string): string =>
  path
    .replaceAll(/:id\??/g, '01900000-0000-7000-8000-000000000000')
    .replaceAll(/:\w+\??/g, 'x')
    .replace(/^\/$/, '')
