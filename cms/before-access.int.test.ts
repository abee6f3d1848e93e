import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { standingOf } from '#kernel/access/after-grant.ts'
import type { ApiContract } from '#domain/api/api-contract.ts'
import { contractsOf } from '#plugins/api-docs/operations/describe-api.ts'
import { recordStatements } from '#scripts/testing/count-statements.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { collections } from './collections.ts'
import { askers } from './testing/access-matrix/cast.ts'
import { callsOn, isOpen } from './testing/before-access/calls-on.ts'
import { rightsToRead } from './testing/before-access/rights-to-read.ts'

let app: TestApp
let fixtures: RecordFixtures
const ids = new Map<string, string>()
const slugs = collections.map(({ slug }) => slug as CollectionSlug)

beforeAll(async () => {
  app = await createTestApp()
  fixtures = createRecordFixtures(app.payload)
  for (const slug of slugs) ids.set(slug, (await fixtures.store(slug)).id)
})

afterAll(() => app.close())

/** Every hook that may look at records before a right is asked for, and why. */
const exceptions: Record<string, string> = {
  countLoginAttempts: 'Who signs in has no right yet; tries are counted before a password is looked at.',
  askForSecondFactor: 'Asked of whoever has shown the right password a moment ago; of nobody else.',
  checkResetPassword: 'The link of the mail is the proof; a new password is judged by its owner’s names.',
  holdProvenAccount: 'The link, or the session itself, is the proof; nobody else’s account is held.',
}

/** What answers strangers though it is about those who have signed in, and why. */
const answered: Record<string, string> = {
  '/api/users/me':
    'Says that nobody is signed in; the panel and the terminals ask before there is a session.',
  '/api/access': 'Says what strangers may do, which the page of rights says as well.',
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

describe('what one may read', () => {
  it.each(askers)(
    'is answered without looking anything up, so that asking tells nothing: %s',
    async (asker) => {
      const rights = await rightsToRead(app.payload, asker)
      const statements = await recordStatements(app.payload, async () => {
        for (const right of rights) await right()
      })

      expect(rights.length).toBeGreaterThan(slugs.length)
      expect(statements).toEqual([])
    },
  )
})

describe('a stranger who is refused', () => {
  it.each(slugs)('moves nothing in the database with any call on %s', async (slug) => {
    const bodies = ['{"name":', JSON.stringify(await fixtures.valuesFor(slug))]
    for (const [deed, method, below] of callsOn(app.payload, slug, ids.get(slug) ?? '')) {
      const path = `/api/${slug}${below}`
      const expected = isOpen(slug, deed) ? reading(method, path) : silent(method, path)
      for (const body of method === 'GET' ? [''] : bodies) {
        expect.soft(await traceOf(method, path, body)).toEqual(expected)
      }
    }
  })

  it('is asked to sign in by every call that is for those who have, before anything is read', async () => {
    const contracts = contractsOf(app.config).filter(({ errors }) => errors.includes('unauthenticated'))

    expect(contracts.length).toBeGreaterThan(30)
    for (const contract of contracts) {
      const { method, path } = placeOf(contract)
      expect.soft(await traceOf(method, path)).toEqual(silent(method, path))
    }
  })

  it.each(Object.keys(answered))(
    'is answered by %s, which reads nothing and grants nothing',
    async (path) => {
      const trace = await traceOf('GET', path)
      const body: unknown = await (await app.fetch(path)).json()

      expect(trace).toEqual({ ...silent('GET', path), status: 200 })
      expect(body).toMatchObject(path.endsWith('/me') ? { user: null } : { collections: {} })
      expect(JSON.stringify(body)).not.toMatch(/"(?:canAccessAdmin|update|delete)":true/)
    },
  )

  it('does not get at the originals of pictures', async () => {
    const path = '/api/images/file/bild.png'

    expect(await traceOf('GET', path)).toEqual(silent('GET', path))
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
      expect.soft(await traceOf(method, path)).toEqual(silent(method, path))
    }
  })
})

type Trace = { call: string; status: number; statements: string[] }

async function traceOf(method: string, path: string, body = '{"name":'): Promise<Trace> {
  let status = 0
  const statements = await recordStatements(app.payload, async () => {
    const answer = await app.fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body }),
    })
    status = answer.status
  })

  return {
    call: `${method} ${path}`,
    status,
    statements: statements.filter((text) => !/^(begin|rollback)/i.test(text)),
  }
}

const silent = (method: string, path: string): Trace => ({
  call: `${method} ${path}`,
  status: 401,
  statements: [],
})

/** What is open to everybody may read, and a call of visitors write. */
const reading = (method: string, path: string): object => ({
  call: `${method} ${path}`,
  status: expect.toSatisfy((status: number) => status < 500),
  statements: method === 'GET' ? expect.toSatisfy(areReads) : expect.any(Array),
})

const areReads = (statements: string[]): boolean =>
  statements.every((text) => /^\s*(?:select|with|commit)\b/i.test(text))

function placeOf({ method, path }: ApiContract): { method: string; path: string } {
  return { method: method.toUpperCase(), path: filled(path.replaceAll(/\{(\w+)\}/g, ':$1')) }
}

const filled = (path: string): string =>
  path
    .replaceAll(/:id\??/g, '01900000-0000-7000-8000-000000000000')
    .replaceAll(/:\w+\??/g, 'x')
    .replace(/^\/$/, '')
