import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openBranch } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let vienna: string
let graz: string
let tina: string
let orderInVienna: string
let orderInGraz: string

const password = 'ein-gutes-passwort'

beforeAll(async () => {
  app = await createTestApp()
  vienna = await openBranch(app, 'wien')
  graz = await openBranch(app, 'graz')
  tina = await tokenOfEmployee('tina', [vienna])
  orderInVienna = await createOrder(vienna, 1)
  orderInGraz = await createOrder(graz, 1)
})

afterAll(() => app.close())

describe('an employee of Vienna', () => {
  it('sees the orders of Vienna and none of Graz', async () => {
    const { docs } = await readJson<{ docs: { id: string }[] }>(await ask('GET', '/api/orders'))

    expect(docs.map(({ id }) => id)).toEqual([orderInVienna])
    expect((await ask('GET', `/api/orders/${orderInGraz}`)).status).toBe(404)
  })

  it('writes a note and nothing else', async () => {
    const note = { internalNote: 'Ohne Zwiebel' }
    const forged = { ...note, status: 'completed', total: 0, branch: vienna }
    const refused = await readJson(await ask('PATCH', `/api/orders/${orderInVienna}`, forged))
    const answer = await ask('PATCH', `/api/orders/${orderInVienna}`, note)
    const { doc } = await readJson<{ doc: object }>(answer)

    expect(refused).toMatchObject({ errors: [{ field: 'status' }, { field: 'total' }] })
    expect(doc).toMatchObject({ internalNote: 'Ohne Zwiebel', status: 'awaiting', total: 1690 })
  })

  it('changes no order of Graz and deletes none at all', async () => {
    const foreign = await ask('PATCH', `/api/orders/${orderInGraz}`, { internalNote: 'x' })
    const removed = await ask('DELETE', `/api/orders/${orderInVienna}`)

    expect([foreign.status, removed.status]).toEqual([403, 403])
  })

  it('never learns the secret of a guest’s link', async () => {
    expect(await readJson(await ask('GET', `/api/orders/${orderInVienna}`))).not.toHaveProperty('hash')
  })
})

it('two orders of a branch and day never share a ticket number', async () => {
  await expect(createOrder(vienna, 1)).rejects.toThrow()
})

async function createOrder(branch: string, ticketNumber: number): Promise<string> {
  const { id } = await app.payload.create({
    collection: 'orders',
    data: {
      uid: crypto.randomUUID(),
      hash: 'geheim',
      branch,
      channel: 'shop',
      type: 'takeaway',
      status: 'awaiting',
      paymentMethod: 'cash',
      paymentStatus: 'none',
      counterAppointmentStatus: 'none',
      quotationStatus: 'none',
      placedAt: '2026-11-20T12:00:00Z',
      businessDay: '2026-11-20',
      ticketNumber,
      items: [],
      taxes: [],
      goodsGross: 1690,
      deliveryGross: 0,
      discounts: [],
      discount: 0,
      donation: 0,
      tip: 0,
      total: 1690,
      voucherPaid: 0,
      taxedBefore: [],
    },
    overrideAccess: true,
  })
  return id
}

async function tokenOfEmployee(username: string, branches: string[]): Promise<string> {
  await app.payload.create({
    collection: 'users',
    data: {
      email: `${username}@example.com`,
      username,
      password,
      firstName: username,
      lastName: 'Test',
      roles: ['ROLE_EMPLOYEE'],
      branches,
    },
    overrideAccess: true,
  })
  const answer = await ask('POST', '/api/auth/authenticate', { username, password })
  return (await readJson<{ token: string }>(answer)).token
}

function ask(method: string, path: string, body?: object): Promise<Response> {
  return app.fetch(path, {
    method,
    headers: { 'content-type': 'application/json', ...(tina ? { authorization: `Bearer ${tina}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}
