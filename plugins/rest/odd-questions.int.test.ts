import { afterAll, beforeAll, expect, it } from 'vitest'

import { type Caller, employ, anyone } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let callers: Caller[]

beforeAll(async () => {
  app = await createTestApp()
  callers = [anyone(app), await employ(app, ['ROLE_ADMIN'])]
})

afterAll(() => app.close())

it.each([
  '/api/products?where[_id][equals]=x',
  '/api/products?where[_id][equals]=01890a5d-ac96-774b-bcce-b302099a8057',
  '/api/orders?where[_id][in]=x',
  '/api/users?where[or][0][_id][exists]=true',
  '/api/products?sort=_id',
  '/api/products?where[_status][equals]=published',
  '/api/users?where[currentPassword][equals]=x',
  '/api/users?sort=currentPassword',
  '/api/constructor',
  '/api/__proto__',
  '/api/toString/x',
  '/api/hasOwnProperty/login',
  '/api/globals/constructor',
  '/api/globals',
  '/api/globals/toString/x',
])('%s is no fault of ours', async (path) => {
  for (const call of callers) {
    const { status, body } = await call('GET', path)

    expect([status, JSON.stringify(body).slice(0, 300)]).toEqual([
      expect.toSatisfy((code: number) => code < 500),
      expect.any(String),
    ])
  }
})

it.each(['ENOSPC', 'ENOSPC: no space left on device, write', '{"EDQUOT"'])(
  'who writes %s in a question has not filled the disk',
  async (words) => {
    for (const call of callers) {
      expect(await call('GET', `/api/products?where=${encodeURIComponent(words)}`)).toMatchObject({
        status: 400,
        body: { errors: [{ code: 'malformed-json' }] },
      })
    }
  },
)
