import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { badgeOf } from '#scripts/testing/callers.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let branch: string

beforeAll(async () => {
  app = await createTestApp()
  const { id } = await app.payload.create({
    collection: 'branches',
    data: {
      name: 'Linz',
      identifier: 'linz',
      timeZone: 'Europe/Vienna',
      businessDayStartsAt: '05:00',
      slotMinutes: 15,
    },
    ...asSystem(await createLocalReq({}, app.payload)),
  })
  branch = id
})

afterAll(() => app.close())

// As Payload's list asks for the names in a column of related records.
const names = () =>
  `depth=0&draft=true&limit=250&${encodeURIComponent('where[id][in]')}=${branch}&select[name]=true`

it('answers the names of related records as the cells of a list ask for them', async () => {
  const answer = await app.fetch(`/api/branches?${names()}`)

  expect(answer.status).toBe(200)
  expect(await readJson(answer)).toMatchObject({ docs: [{ id: branch, name: 'Linz' }] })
})

it('answers a query in the body of a POST, as the choice of a related record sends it', async () => {
  const badge = await badgeOf(app, ['ROLE_EMPLOYEE'])
  const answer = await app.fetch('/api/branches', {
    method: 'POST',
    headers: {
      ...badge,
      'content-type': 'application/x-www-form-urlencoded',
      'x-payload-http-method-override': 'GET',
    },
    body: names(),
  })

  expect(answer.status).toBe(200)
  expect(await readJson(answer)).toMatchObject({ docs: [{ id: branch, name: 'Linz' }] })
})
