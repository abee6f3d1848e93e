import { afterAll, beforeAll, expect, it } from 'vitest'

import { type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let admin: Caller
let branch: string

beforeAll(async () => {
  app = await createTestApp()
  admin = await employ(app, ['ROLE_ADMIN'])
  branch = (await createRecordFixtures(app.payload).store('branches')).id
})

afterAll(() => app.close())

const made = async (more = {}) =>
  admin('POST', '/api/customers', { firstName: 'Mia', lastName: 'Berg', branch, ...more })
const numberOf = async (more = {}) => ((await made(more)).body.doc as { number: number }).number

it('a number is not given again when its customer is deleted, or was never stored', async () => {
  const deleted = await made()
  await admin('DELETE', `/api/customers/${idOf(deleted)}`)
  const { number } = deleted.body.doc as { number: number }
  const taken = await app.payload.db.beginTransaction()
  const rolledBack = await app.payload.create({
    collection: 'customers',
    data: { kind: 'person', lastName: 'Nie', branch },
    req: { transactionID: taken ?? undefined },
    overrideAccess: true,
  })
  if (taken !== null) await app.payload.db.rollbackTransaction(taken)

  const next = await numberOf()
  expect(next).toBeGreaterThan(number)
  expect(next).toBeGreaterThan(rolledBack.number ?? 0)
})

it('many who are made at once have numbers of their own', async () => {
  const numbers = await Promise.all(Array.from({ length: 12 }, () => numberOf()))

  expect(new Set(numbers).size).toBe(12)
  expect(Math.min(...numbers)).toBeGreaterThan(10_000)
})

it('a number that was brought along is nobody else’s later', async () => {
  const high = (await numberOf()) + 50
  await app.payload.create({
    collection: 'customers',
    data: { kind: 'person', lastName: 'Alt', branch, number: high },
    overrideAccess: true,
  })

  expect(await numberOf()).toBe(high + 1)
})

it.each(['12', 'abc', 12, -1, 0, 1.5, 1e300, 20_000, {}, [], true])(
  'a number that somebody asks for is refused, and not left out: %j',
  async (number) => {
    const answer = await made({ number })

    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'number' }] } })
    expect(answer.body.doc).toBeUndefined()
  },
)

it.each([null, ''])('no number is asked for by %j', async (number) => {
  expect(await numberOf({ number })).toBeGreaterThan(10_000)
})

it('the form of the panel sends its place along', async () => {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ kind: 'person', lastName: 'Berg', branch, number: null }))

  expect((await admin.send('/api/customers', form)).status).toBe(201)
})
