import { afterAll, beforeAll, expect, it } from 'vitest'

import { type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let chief: Caller

beforeAll(async () => {
  app = await createTestApp()
  chief = await employ(app, ['ROLE_ADMIN'])
})

afterAll(() => app.close())

it('a change of many that some records refuse names them with the reason, and the others stand', async () => {
  const branch = idOf(
    await chief('POST', '/api/branches', { name: 'Wien', identifier: 'wien', timeZone: 'Europe/Vienna' }),
  )
  const make = async (record: object) => idOf(await chief('POST', '/api/customers', { branch, ...record }))
  const firm = await make({ lastName: 'Auer', companyName: 'Auer GmbH' })
  const person = await make({ lastName: 'Bauer' })

  const answer = await chief('PATCH', `/api/customers?where[id][in]=${firm},${person}`, { kind: 'company' })

  expect(answer).toMatchObject({
    status: 400,
    body: {
      docs: [{ id: firm, kind: 'company' }],
      errors: [{ id: person, code: 'validation', message: '„Bauer“: Bitte geben Sie die Firma an.' }],
      message: '1 von 2 Einträgen konnte nicht aktualisiert werden. „Bauer“: Bitte geben Sie die Firma an.',
    },
  })
  expect((await chief('GET', `/api/customers/${person}`)).body).toMatchObject({ kind: 'person' })
})

it('a removal of many tells which records are still needed, and where', async () => {
  const used = idOf(await chief('POST', '/api/tags', { name: 'Vegan' }))
  const free = idOf(await chief('POST', '/api/tags', { name: 'Scharf' }))
  const linz = { name: 'Linz', identifier: 'linz', timeZone: 'Europe/Vienna', tags: [used] }
  expect((await chief('POST', '/api/branches', linz)).status).toBe(201)

  const answer = await chief('DELETE', `/api/tags?where[id][in]=${used},${free}`)

  expect(answer).toMatchObject({
    status: 400,
    body: {
      docs: [{ id: free }],
      errors: [{ id: used, message: '„Vegan“: Der Eintrag wird noch verwendet in: Filiale „Linz“.' }],
      message: '1 von 2 Einträgen konnte nicht gelöscht werden.',
    },
  })
  expect((await chief('GET', `/api/tags/${free}`)).status).toBe(404)
})

it('many at once without a fault, or without saying which, are answered as before', async () => {
  const tag = idOf(await chief('POST', '/api/tags', { name: 'Neu' }))
  const done = await chief('PATCH', `/api/tags?where[id][equals]=${tag}`, { name: 'Alt' })

  expect(done).toMatchObject({ status: 200, body: { docs: [{ id: tag, name: 'Alt' }], errors: [] } })
  expect((await chief('PATCH', '/api/tags', { name: 'Alle' })).status).toBe(400)
})

it.each([
  'where[or][]=',
  'where[and][]=',
  'where[name][like]=',
  'where[name][contains]=%20',
  'where[name][not_in]=',
  'where[or][0][name][like]=',
  'where[name][like]=Bleibt&where[name][toString]=x',
])('nothing is changed and nothing goes by a condition that says nothing: %s', async (where) => {
  const kept = idOf(await chief('POST', '/api/tags', { name: `Bleibt ${where}` }))
  const removed = await chief('DELETE', `/api/tags?${where}`)
  const changed = await chief('PATCH', `/api/tags?${where}`, { name: 'Alle gleich' })

  expect([removed.status, changed.status]).toEqual([400, 400])
  expect((await chief('GET', `/api/tags/${kept}`)).body).toMatchObject({ name: `Bleibt ${where}` })
})

it('all records at once are chosen as the panel says it', async () => {
  const tag = idOf(await chief('POST', '/api/tags', { name: 'Letzter' }))
  const answer = await chief(
    'PATCH',
    `/api/tags?where[and][0][id][not_equals]=&where[and][1][id][equals]=${tag}`,
    {
      name: 'Allerletzter',
    },
  )

  expect(answer).toMatchObject({ status: 200, body: { docs: [{ id: tag, name: 'Allerletzter' }] } })
})
