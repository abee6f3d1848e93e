import { randomUUID } from 'node:crypto'

import { type CollectionSlug, commitTransaction, createLocalReq, initTransaction } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { collections } from './collections.ts'

let app: TestApp
let fixtures: RecordFixtures

const slugs = collections.map(({ slug }) => slug as CollectionSlug)

beforeAll(async () => {
  app = await createTestApp()
  fixtures = createRecordFixtures(app.payload)
})

afterAll(() => app.close())

describe.each(slugs)('a record of %s', (slug) => {
  it('is by its id what it is in a list, and each is its own', async () => {
    const ids = [(await fixtures.store(slug)).id, (await fixtures.store(slug)).id]

    for (const id of [...ids, ...ids]) {
      const asked = { collection: slug, depth: 0, showHiddenFields: true } as const
      const { docs } = await app.payload.find({ ...asked, where: { id: { in: [id] } } })

      expect(await app.payload.findByID({ ...asked, id })).toEqual(expect.objectContaining(docs[0]))
    }
  })
})

describe('a read by the id alone', () => {
  const readUser = (id: string, more = {}) => app.payload.findByID({ collection: 'users', id, ...more })

  it('has its statement written once', async () => {
    const { id } = await fixtures.store('users')
    await readUser(id)
    // By names of which the adapter's types know none.
    const { users } = app.payload.db.drizzle.query as unknown as Record<string, { findMany: () => unknown }>
    const written = vi.spyOn(users as { findMany: () => unknown }, 'findMany')

    await readUser(id)
    expect(written).not.toHaveBeenCalled()
    await readUser(id, { select: { email: true } })
    expect(written).toHaveBeenCalledTimes(1)
    written.mockRestore()
  })

  it('tells of a record that is not there, and of an id that is none', async () => {
    await expect(readUser(randomUUID())).rejects.toMatchObject({ status: 404 })
    await expect(readUser('niemand')).rejects.toBeInstanceOf(Error)
  })

  it('sees what its own transaction has changed, and nobody else does before its end', async () => {
    const { id } = await fixtures.store('users', { firstName: 'Anna' })
    const req = await createLocalReq({}, app.payload)
    await initTransaction(req)
    await app.payload.update({ collection: 'users', id, data: { firstName: 'Berta' }, req })

    expect(await readUser(id, { req })).toMatchObject({ firstName: 'Berta' })
    expect(await readUser(id)).toMatchObject({ firstName: 'Anna' })
    await commitTransaction(req)
    expect(await readUser(id)).toMatchObject({ firstName: 'Berta' })
  })
})
