import { afterAll, beforeAll, expect, it } from 'vitest'

import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

let app: TestApp
let { vienna, admin, mia } = {} as TwoBranches
let division: string

beforeAll(async () => {
  app = await createTestApp()
  ;({ vienna, admin, mia } = await openTwoBranches(app))
  const body = { name: 'Fremde Marke', title: 'Fremde Marke', identifier: 'fremd' }
  division = (await readJson<{ doc: { id: string } }>(await admin.ask('POST', '/api/divisions', body))).doc.id
})

afterAll(() => app.close())

const change = { identifier: 'umgezogen', description: 'Am Markt' }

it('who leads a branch keeps it, but neither its address nor the division it belongs to', async () => {
  const refused = await readJson(await mia.ask('PATCH', `/api/branches/${vienna}`, { ...change, division }))
  const { description } = change
  expect((await mia.ask('PATCH', `/api/branches/${vienna}`, { description })).status).toBe(200)

  expect(refused).toMatchObject({ errors: [{ field: 'identifier' }, { field: 'division' }] })
  const stored = await app.payload.findByID({
    collection: 'branches',
    id: vienna,
    depth: 0,
    overrideAccess: true,
  })
  expect(stored).toMatchObject({ identifier: 'wien', description: 'Am Markt' })
  expect(stored.division ?? null).toBeNull()
})

it('the administration moves it', async () => {
  expect((await admin.ask('PATCH', `/api/branches/${vienna}`, { ...change, division })).status).toBe(200)

  const stored = await app.payload.findByID({
    collection: 'branches',
    id: vienna,
    depth: 0,
    overrideAccess: true,
  })
  expect(stored).toMatchObject({ identifier: 'umgezogen', division })
})

it('nobody gives it the address of a page of the shop', async () => {
  const body = { identifier: 'Gutschein' }
  const refused = await admin.ask('PATCH', `/api/branches/${vienna}`, body)

  expect(refused.status).toBe(400)
  expect(await readJson(refused)).toMatchObject({
    errors: [
      { field: 'identifier', message: 'Kennung: Unter „gutschein“ ist schon eine andere Seite zu finden.' },
    ],
  })
})
