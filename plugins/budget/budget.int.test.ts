import { createLocalReq, type Endpoint, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { asSystem, asUser } from '#kernel/access/on-behalf.ts'
import type { Role } from '#domain/people/roles.ts'
import { type Answer, anyone, badgeOf, type Caller, employ } from '#scripts/testing/callers.ts'
import { countStatements } from '#scripts/testing/count-statements.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { judgeGlobalQuery, judgeQuery } from './hooks/judge-query.ts'
import { conditions, hostileQueries } from './testing/hostile-queries.ts'

let app: TestApp
let guest: Caller
const staff = new Map<Role, Caller>()
const roles: Role[] = ['ROLE_EMPLOYEE', 'ROLE_EDITOR', 'ROLE_MANAGER', 'ROLE_ADMIN']
const nobody = '01900000-0000-7000-8000-000000000000'

beforeAll(async () => {
  app = await createTestApp()
  guest = anyone(app)
  for (const role of roles) staff.set(role, await employ(app, [role]))
})

afterAll(() => app.close())

describe('every call of the API', () => {
  it('refuses 400 conditions before it asks the database for anything', async () => {
    const asked = mountedCalls()
    const answers: string[] = []
    const statements = await countStatements(app.payload, async () => {
      // One of our own, so that what was counted is seen.
      await app.payload.db.drizzle.execute('select 1')
      for (const { method, path } of asked) {
        const { status, body } = await guest(method, `${path}?${conditions(400)}`)
        if (status !== 400 || body.errors?.[0]?.code !== 'query-too-large')
          answers.push(`${method} ${path}: ${status}`)
      }
    })

    expect(answers).toEqual([])
    expect(asked.length).toBeGreaterThan(300)
    expect(statements).toBe(1)
  })

  it('refuses a query of more parameters than it could read, instead of leaving conditions out', async () => {
    const parameters = Array.from({ length: 1001 }, (_, place) => `where[id][in][${place}]=a`).join('&')

    expect(await codeOf(roleOf('ROLE_ADMIN')('DELETE', `/api/tables?${parameters}`))).toEqual([
      400,
      'query-too-large',
      { what: 'parameters', most: 1000 },
    ])
  })
})

it('a search for a list instead of words is refused', async () => {
  expect((await guest('GET', '/api/menus?where[name][like][]=a')).status).toBe(400)
})

it('every collection and global judges first, those of Payload included', () => {
  for (const { config } of Object.values(app.payload.collections)) {
    expect.soft([config.slug, config.hooks.beforeOperation[0]]).toEqual([config.slug, judgeQuery])
  }
  for (const { hooks } of app.payload.globals.config)
    expect(hooks?.beforeOperation?.[0]).toBe(judgeGlobalQuery)
})

describe.each(['guest', ...roles] as const)('%s', (name) => {
  const ask = () => (name === 'guest' ? guest : roleOf(name))

  it.each(hostileQueries(name === 'guest' ? 'guest' : 'staff'))(
    'is refused $what',
    async ({ query, what }) => {
      for (const path of ['/api/menus', '/api/menus/count', `/api/products/${nobody}`]) {
        const [status, code, data] = await codeOf(ask()('GET', `${path}?${query}`))
        // What leads too far is known to whoever reads the condition.
        if (path !== '/api/menus' && ['hops', 'lists'].includes(what)) continue

        expect.soft([path, status, code, data?.what]).toEqual([path, 400, 'query-too-large', what])
      }
    },
  )

  it('gets at most a page, however much is asked for', async () => {
    const { status, body } = await ask()('GET', '/api/tags?limit=1000000000&page=1&depth=0')

    expect([status, body.limit]).toEqual([200, 500])
  })

  it('is answered 30 conditions over two relations', async () => {
    const { status } = await ask()('GET', `/api/menus?depth=2&${conditions(30, 'branches.division.name')}`)

    expect(status).toBe(200)
  })
})

describe('the panel’s server functions, which ask without an address', () => {
  const where = { or: Array.from({ length: 31 }, () => ({ 'branches.name': { equals: 'a' } })) }
  const collection = 'menus' as const
  type Options = ReturnType<typeof asUser>
  const deeds: Record<string, (options: Options) => Promise<unknown>> = {
    find: (options) => app.payload.find({ collection, where, ...options }),
    count: (options) => app.payload.count({ collection, where, ...options }),
    findDistinct: (options) => app.payload.findDistinct({ collection, field: 'name', where, ...options }),
    findVersions: (options) => app.payload.findVersions({ collection: 'sites', where, ...options }),
    countVersions: (options) => app.payload.countVersions({ collection: 'sites', where, ...options }),
    update: (options) => app.payload.update({ collection, where, data: {}, ...options }),
    delete: (options) => app.payload.delete({ collection, where, ...options }),
    duplicate: (options) => app.payload.duplicate({ collection, id: nobody, depth: 9, ...options }),
    findByID: (options) =>
      app.payload.findByID({ collection, id: nobody, joins: { orders: { where } } as never, ...options }),
    findGlobal: (options) => app.payload.findGlobal({ slug: 'config', depth: 9, ...options }),
  }

  it.each(Object.keys(deeds))('are judged at %s', async (name) => {
    const req = await reqOf('ROLE_ADMIN')

    await expect(deeds[name]?.(asUser(req))).rejects.toMatchObject({ code: 'query-too-large', status: 400 })
  })

  it('leave what the product reads for itself as large as it needs to be', async () => {
    const req = await reqOf('ROLE_ADMIN')

    expect(await app.payload.count({ collection, where, ...asSystem(req) })).toEqual({ totalDocs: 0 })
  })
})

describe('reading by a POST that means GET', () => {
  const form = 'application/x-www-form-urlencoded'
  const header = 'x-payload-http-method-override'

  it.each([
    ['a list', '/api/tags', { [header]: 'GET' }, form, 'limit=1', 200],
    ['a list by another header', '/api/tags', { 'x-http-method-override': 'GET' }, form, 'limit=1', 405],
    ['a list as JSON', '/api/tags', { [header]: 'GET' }, 'application/json', '{"limit":1}', 405],
    ['one record', `/api/tags/${nobody}`, { [header]: 'GET' }, form, 'depth=0', 405],
    ['a count', '/api/tags/count', { [header]: 'GET' }, form, 'depth=0', 405],
    ['the first call', '/api/init', { [header]: 'GET' }, form, 'depth=0', 405],
    ['a removal', '/api/tags', { [header]: 'DELETE' }, 'application/json', '{"name":"a"}', 405],
  ])(
    'is open to staff for lists alone, as the panel asks: %s',
    async (_, path, headers, type, body, status) => {
      const badge = await badgeOf(app, ['ROLE_EMPLOYEE'])
      const send = (more: object) =>
        app.fetch(path, { method: 'POST', headers: { 'content-type': type, ...headers, ...more }, body })

      expect((await send(badge)).status).toBe(status)
      expect((await send({})).status).toBe(401)
    },
  )

  it.each([
    [form, conditions(400, 'branches.name')],
    [
      'application/json',
      JSON.stringify({
        where: { or: Array.from({ length: 400 }, () => ({ 'branches.name': { equals: 'a' } })) },
      }),
    ],
  ])('is judged like every other query, as %s', async (type, body) => {
    const answer = await app.fetch('/api/menus', {
      method: 'POST',
      headers: { 'content-type': type, [header]: 'GET' },
      body,
    })

    expect([answer.status, await readJson(answer)]).toMatchObject([
      400,
      { errors: [{ code: 'query-too-large' }] },
    ])
  })
})

function roleOf(role: Role): Caller {
  const caller = staff.get(role)
  if (!caller) throw new Error(`Nobody was employed as ${role}`)

  return caller
}

async function reqOf(role: Role): Promise<PayloadRequest> {
  const { docs } = await app.payload.find({
    collection: 'users',
    where: { roles: { equals: role } },
    overrideAccess: true,
  })
  const [user] = docs
  if (!user) throw new Error(`Nobody was employed as ${role}`)

  return createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
}

async function codeOf(
  asked: Promise<Answer>,
): Promise<[number, string | undefined, Record<string, unknown> | undefined]> {
  const { status, body } = await asked
  const [error] = body.errors ?? []

  return [status, error?.code, error?.data]
}

/** Where Payload answers, with some record for every parameter. */
function mountedCalls(): { method: string; path: string }[] {
  const { config, collections, globals } = app.payload
  const at = (place: string, endpoints: Endpoint[] | false) =>
    (endpoints || []).map(({ method, path }) => ({
      method: method.toUpperCase(),
      path: `/api${place}${path.replace(/:\w+(\([^)]*\))?[?*+]?/g, nobody)}`.replace(/\/$/, ''),
    }))

  return [
    ...at('', config.endpoints),
    ...Object.entries(collections).flatMap(([slug, collection]) =>
      at(`/${slug}`, collection.config.endpoints),
    ),
    ...globals.config.flatMap(({ slug, endpoints }) => at(`/globals/${slug}`, endpoints)),
  ]
}
