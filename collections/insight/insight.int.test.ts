import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let editor: Caller
let manager: Caller

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
  manager = await employ(app, ['ROLE_MANAGER'])
})

afterAll(() => app.close())

describe('a QR code', () => {
  const code = { name: 'Sommer', path: 'sommer26', targetType: 'url', url: 'https://example.com/aktion' }

  it('is found by its path and keeps its print batches', async () => {
    await editor('POST', '/api/qr-codes', { ...code, batches: [{ name: 'Aufsteller', quantity: 200 }] })

    expect((await manager('GET', '/api/qr-codes/sommer26')).body).toMatchObject({
      isEnabled: true,
      batches: [{ name: 'Aufsteller', quantity: 200 }],
    })
    expect((await anyone(app)('GET', '/api/qr-codes/sommer26')).status).toBe(401)
  })

  it.each([
    [{ targetType: 'site' }, 'site'],
    [{ url: '' }, 'url'],
    [{ url: 'javascript:1' }, 'url'],
    [{ validFrom: '2026-02-01T00:00:00Z', validUntil: '2026-01-01T00:00:00Z' }, 'validUntil'],
  ])('with %j is refused at %s', async (change, field) => {
    const answer = await editor('POST', '/api/qr-codes', { ...code, path: 'anders', ...change })

    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } })
  })
})

describe('a lead', () => {
  it('is kept by managers, without personal data when there is no consent', async () => {
    const id = idOf(await manager('POST', '/api/analytics-leads', { name: 'Anfrage', source: 'google' }))

    expect((await manager('GET', `/api/analytics-leads/${id}`)).body).toMatchObject({
      status: 'new',
      visits: 1,
    })
    expect((await editor('GET', `/api/analytics-leads/${id}`)).status).toBe(403)
  })
})
