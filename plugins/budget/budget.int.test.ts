import {
  type CollectionSlug,
  createLocalReq,
  type Endpoint,
  type FlattenedField,
  type PayloadRequest,
} from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { asSystem, asUser } from '#collections/shared/on-behalf.ts'
import type { Role } from '#domain/people/roles.ts'
import { type Answer, anyone, badgeOf, type Caller, employ } from '#scripts/testing/callers.ts'
import { countStatements } from '#scripts/testing/count-statements.ts'
import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
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

  it('cannot sort by what is closed, of a record or of what it relates to', async () => {
    for (const { slug, path } of await closedPaths(name === 'guest' ? guestReq() : reqOf(name))) {
      for (const sort of [path, `-${path.replaceAll('.', '__')}`]) {
        const { status, body } = await ask()('GET', `/api/${slug}?limit=1&depth=0&sort=${sort}`)
        expect.soft([slug, sort, status === 200 ? body : 'refused']).toEqual([slug, sort, 'refused'])
      }
    }
  })
})

it('there are closed fields to sort by, for everybody their own', async () => {
  const ofAdmin = (await closedPaths(reqOf('ROLE_ADMIN'))).map(({ slug, path }) => `${slug} ${path}`)
  const ofEditor = (await closedPaths(reqOf('ROLE_EDITOR'))).map(({ slug, path }) => `${slug} ${path}`)

  expect(ofAdmin).toContain('contracts user.hash')
  expect(ofAdmin).toContain('tasks assignees.resetPasswordToken')
  expect(ofAdmin.length).toBeGreaterThan(50)
  expect(ofEditor.length).toBeGreaterThan(ofAdmin.length)
})

it('a person of the staff is told that a field cannot be sorted by', async () => {
  const { status, body } = await roleOf('ROLE_ADMIN')('GET', '/api/contracts?sort=validFrom,user.hash')

  expect([status, body.errors]).toEqual([
    400,
    [{ field: 'user.hash', code: 'validation', message: 'Nach diesem Feld kann nicht sortiert werden.' }],
  ])
  expect((await roleOf('ROLE_ADMIN')('GET', '/api/contracts?sort=-user.lastName')).status).toBe(200)
})

it('an order of records that somebody sees in part is refused', async () => {
  const sorted = (role: Role) => roleOf(role)('GET', '/api/tasks?sort=assignees.lastName')

  expect((await codeOf(sorted('ROLE_EMPLOYEE'))).slice(0, 2)).toEqual([400, 'validation'])
  expect((await sorted('ROLE_ADMIN')).status).toBe(200)
})

it('a list that somebody sees in part leads no further, where Payload would compare the wrong record', async () => {
  const asked = (role: Role) => roleOf(role)('GET', '/api/tasks?where[assignees.branches.name][equals]=a')

  expect((await asked('ROLE_EMPLOYEE')).body.errors).toEqual([
    {
      field: 'assignees.branches.name',
      code: 'validation',
      message: 'Diese Bedingung führt über eine Liste, die nur zum Teil sichtbar ist.',
    },
  ])
  expect((await asked('ROLE_ADMIN')).status).toBe(200)
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
      JSON.stringify({ where: { or: Array(400).fill({ 'branches.name': { equals: 'a' } }) } }),
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

it('conditions that share a relation find what each of them finds alone', async () => {
  const fixtures = createRecordFixtures(app.payload)
  const divisions = await Promise.all(['Nord', 'Ost'].map((name) => fixtures.store('divisions', { name })))
  for (const division of [...divisions, divisions[0]]) {
    await fixtures.store('branches', { ...(division && { division: division.id }) })
  }
  const idsOf = async (query: string) => {
    const { body } = await guest('GET', `/api/branches?depth=0&limit=100&sort=division.name&${query}`)
    return (body.docs as { id: string }[]).map(({ id }) => id).toSorted()
  }
  const [north, east] = [
    await idsOf('where[division.name][equals]=Nord'),
    await idsOf('where[division.name][equals]=Ost'),
  ]
  const both = 'where[or][0][division.name][equals]=Nord&where[or][1][division.name][equals]=Ost'
  const neither = 'where[and][0][division.name][equals]=Nord&where[and][1][division.name][equals]=Ost'
  const not = 'where[and][0][division.name][equals]=Nord&where[and][1][division.identifier][not_equals]='

  expect([north.length, east.length]).toEqual([2, 1])
  expect(await idsOf(both)).toEqual([...north, ...east].toSorted())
  expect(await idsOf(neither)).toEqual([])
  expect(await idsOf(`${not}${String(divisions[1]?.identifier)}`)).toEqual(north)
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

const guestReq = () => createLocalReq({}, app.payload)

/** Fields that somebody may not read: of each collection, and of what its records relate to. */
async function closedPaths(
  asker: Promise<PayloadRequest>,
): Promise<{ slug: CollectionSlug; path: string }[]> {
  const req = await asker
  const { collections } = app.payload
  const slugs = Object.keys(collections) as CollectionSlug[] // the keys of Payload's own table
  const closed = new Map<CollectionSlug, string[]>()
  for (const slug of slugs) {
    const names = await Promise.all(
      collections[slug].config.flattenedFields.map(async (field) =>
        (await isClosed(req, field)) ? [field.name] : [],
      ),
    )
    closed.set(slug, names.flat())
  }

  return slugs.flatMap((slug) => {
    const related = collections[slug].config.flattenedFields.flatMap((field) =>
      'relationTo' in field && typeof field.relationTo === 'string'
        ? (closed.get(field.relationTo) ?? []).map((name) => `${field.name}.${name}`)
        : [],
    )
    return [...(closed.get(slug) ?? []), ...related].map((path) => ({ slug, path }))
  })
}

async function isClosed(req: PayloadRequest, field: FlattenedField): Promise<boolean> {
  // Whatever is made when a record is read has no order in the database.
  if ('virtual' in field && field.virtual === true) return false
  if ('hidden' in field && field.hidden === true) return true

  return 'access' in field && field.access?.read ? !(await field.access.read({ req })) : false
}
