import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { asUser } from '#collections/shared/on-behalf.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

it('a Payload that opens anew on the same configuration guards its own collections no more than once', async () => {
  const guards = () =>
    Object.values(app.payload.collections).map(({ config: { slug, hooks, access, endpoints } }) => ({
      slug,
      hooks: [...hooks.beforeOperation],
      access: { ...access },
      handlers: (endpoints || []).map(({ handler }) => handler),
    }))
  const before = guards()
  await app.config.onInit?.(app.payload)

  expect(before.some(({ slug }) => slug === 'payload-locked-documents')).toBe(true)
  for (const [index, guard] of guards().entries()) {
    expect(guard.hooks).toHaveLength(before[index]?.hooks.length ?? 0)
    expect(guard.access).toEqual(before[index]?.access)
    expect(guard.handlers.every((handler, place) => handler === before[index]?.handlers[place])).toBe(true)
  }
})

it('a form may ask who else has the record open, with a moment as it is', async () => {
  const user = await app.payload.create({
    collection: 'users',
    data: {
      email: 'chefin@example.com',
      password: 'ein-gutes-passwort',
      firstName: 'Anna',
      lastName: 'Auer',
      roles: ['ROLE_ADMIN'],
    },
    overrideAccess: true,
  })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)

  const { docs } = await app.payload.find({
    collection: 'payload-locked-documents',
    where: { and: [{ globalSlug: { equals: 'config' } }, { updatedAt: { greater_than: new Date(0) } }] },
    ...asUser(req),
  })
  expect(docs).toEqual([])
})
