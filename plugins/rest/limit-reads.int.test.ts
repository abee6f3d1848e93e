import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { asUser, asUserInFull } from '#kernel/access/on-behalf.ts'
import { employ } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

it.each(['limit=0', 'limit=100000', 'limit=0&pagination=false'])(
  'earlier states come 500 at a time at most: %s',
  async (query) => {
    const admin = await employ(app, ['ROLE_ADMIN'])

    expect(await admin('GET', `/api/sites/versions?${query}`)).toMatchObject({
      status: 200,
      body: { limit: 500 },
    })
  },
)

it.each([undefined, 0, 100_000])('the values of a field come 500 at a time at most: %s', async (limit) => {
  const req = await createLocalReq({}, app.payload)
  const asked = { collection: 'branches', field: 'name', ...(limit !== undefined && { limit }) } as const

  expect(await app.payload.findDistinct({ ...asked, ...asUser(req) })).toMatchObject({ limit: 500 })
})

it('a list that the server reads as a whole leaves the next one of the same request a page', async () => {
  const req = await createLocalReq({ context: { host: 'laden.test' } }, app.payload)
  const asked = { collection: 'tags', limit: 100_000, depth: 0 } as const
  const lists = [
    await app.payload.find({ ...asked, ...asUserInFull(req) }),
    await app.payload.find({ ...asked, ...asUser(req) }),
  ]

  expect(lists.map(({ limit }) => limit)).toEqual([100_000, 500])
  expect(req.context).toMatchObject({ host: 'laden.test' })
})
