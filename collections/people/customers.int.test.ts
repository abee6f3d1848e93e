import { afterAll, beforeAll, expect, it } from 'vitest'

import { hire, type Hired, openBranch, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let vienna: string
let graz: string
let mia: Hired
let tina: Hired
let ben: Hired

type Stored = { doc: { id: string; number: number } & Record<string, unknown> }

beforeAll(async () => {
  app = await createTestApp()
  vienna = await openBranch(app, 'wien')
  graz = await openBranch(app, 'graz')
  mia = await hire(app, 'ROLE_MANAGER', [vienna])
  tina = await hire(app, 'ROLE_EMPLOYEE', [vienna])
  ben = await hire(app, 'ROLE_EMPLOYEE', [graz])
})

afterAll(() => app.close())

const create = (body: object) => mia.ask('POST', '/api/customers', { branch: vienna, ...body })
const stored = async (answer: Promise<Response>) => (await readJson<Stored>(await answer)).doc

it('customers are numbered one after the other, also when several come at once', async () => {
  const answers = await Promise.all(
    ['Auer', 'Bauer', 'Cerny', 'Drexler'].map((lastName) => create({ lastName })),
  )
  const docs = await Promise.all(answers.map((answer) => readJson<Stored>(answer)))

  expect(docs.map(({ doc }) => doc.number).toSorted((one, other) => one - other)).toEqual([
    10_001, 10_002, 10_003, 10_004,
  ])
})

it('a customer is called by one name, and a firm by its own', async () => {
  expect(
    await stored(create({ kind: 'company', companyName: 'Reinwerk GmbH', lastName: 'Moser' })),
  ).toMatchObject({
    name: 'Reinwerk GmbH (Moser)',
  })
  expect(await verdict(await create({ kind: 'company', lastName: 'Moser' }))).toEqual({
    status: 400,
    codes: ['name-missing'],
  })
})

it('consent is dated when it changes and only then', async () => {
  const { id } = await stored(create({ lastName: 'Ebner' }))
  const agreed = await stored(mia.ask('PATCH', `/api/customers/${id}`, { hasNewsletterConsent: true }))
  const later = await stored(mia.ask('PATCH', `/api/customers/${id}`, { phone: '+43 664 1234567' }))

  expect(agreed.consentChangedAt).toEqual(expect.any(String))
  expect(later.consentChangedAt).toBe(agreed.consentChangedAt)
})

it('two customers may share an e-mail address, since families do', async () => {
  expect((await create({ lastName: 'Fuchs', email: 'fuchs@example.com' })).status).toBe(201)
  expect((await create({ lastName: 'Fuchs', firstName: 'Eva', email: 'fuchs@example.com' })).status).toBe(201)
})

it('the team of a branch reads its customers, another branch does not', async () => {
  const { id } = await stored(create({ lastName: 'Gruber' }))
  const statuses = await Promise.all(
    [tina, ben].map(async (person) => (await person.ask('GET', `/api/customers/${id}`)).status),
  )

  expect(statuses).toEqual([200, 404])
  expect((await tina.ask('PATCH', `/api/customers/${id}`, { phone: null })).status).toBe(403)
})

it('a partner is read by the branches it serves', async () => {
  const partner = { name: 'Maria Muster', company: 'Steuer & Co', branches: [vienna] }
  const { id } = await stored(mia.ask('POST', '/api/external-users', partner))
  const seen = await Promise.all(
    [tina, ben].map(async (person) => (await person.ask('GET', `/api/external-users/${id}`)).status),
  )

  expect(seen).toEqual([200, 404])
  expect(
    (await mia.ask('POST', '/api/external-users', { ...partner, branches: [vienna, graz] })).status,
  ).toBe(403)
  expect(
    await verdict(
      await mia.ask('POST', '/api/external-users', {
        ...partner,
        validFrom: '2026-02-01',
        validUntil: '2026-01-01',
      }),
    ),
  ).toEqual({
    status: 400,
    codes: ['validation'],
  })
})
