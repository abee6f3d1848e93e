import { type CollectionSlug, createLocalReq, type FlattenedField, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Role } from '#domain/people/roles.ts'
import { anyone, type Caller, employ } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let guest: Caller
const staff = new Map<Role, Caller>()
const roles: Role[] = ['ROLE_EMPLOYEE', 'ROLE_EDITOR', 'ROLE_MANAGER', 'ROLE_ADMIN']

beforeAll(async () => {
  app = await createTestApp()
  guest = anyone(app)
  for (const role of roles) staff.set(role, await employ(app, [role]))
})

afterAll(() => app.close())

describe.each(['guest', ...roles] as const)('%s', (name) => {
  const ask = () => (name === 'guest' ? guest : roleOf(name))

  it('cannot sort by what is closed, of a record or of what it relates to', async () => {
    for (const { slug, path } of await closedPaths(name === 'guest' ? guestReq() : reqOf(name))) {
      for (const sort of [path, `-${path.replaceAll('.', '__')}`]) {
        const { status, body } = await ask()('GET', `/api/${slug}?limit=1&depth=0&sort=${sort}`)
        expect.soft([slug, sort, status === 200 ? body : 'refused']).toEqual([slug, sort, 'refused'])
      }
    }
  })
})

it.each(roles)('%s may ask for every list in the order that the panel shows it in', async (role) => {
  for (const [slug, { config }] of Object.entries(app.payload.collections)) {
    const { status } = await roleOf(role)('GET', `/api/${slug}?limit=1&depth=0`)
    const sorted = await roleOf(role)(
      'GET',
      `/api/${slug}?limit=1&depth=0&sort=${String(config.defaultSort ?? '')}`,
    )

    expect.soft([slug, sorted.status]).toEqual([slug, status])
  }
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

  expect((await sorted('ROLE_EMPLOYEE')).status).toBe(400)
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

it.each([
  '/api/tasks?where[project.members.lastName][equals]=Auer',
  '/api/tasks?where[or][0][project.members.lastName][equals]=Auer',
  '/api/working-activities?where[task.assignees.lastName][equals]=Auer',
])('and such a list behind a relation is refused as well, where Payload would fail: %s', async (path) => {
  for (const role of roles.filter((each) => each !== 'ROLE_ADMIN')) {
    expect((await roleOf(role)('GET', path)).body.errors).toEqual([
      {
        field: expect.stringMatching(/^(?:project\.members|task\.assignees)\.lastName$/),
        code: 'validation',
        message: 'Diese Bedingung führt über eine Liste, die nur zum Teil sichtbar ist.',
      },
    ])
  }
  expect((await roleOf('ROLE_ADMIN')('GET', path)).status).toBe(200)
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
