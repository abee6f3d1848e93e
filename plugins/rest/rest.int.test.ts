import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let adminToken: string

const password = 'ein-gutes-passwort'
const json = { 'content-type': 'application/json' }

beforeAll(async () => {
  app = await createTestApp()
  await app.payload.create({
    collection: 'users',
    data: {
      email: 'anna@example.com',
      username: 'anna',
      password,
      firstName: 'Anna',
      lastName: 'Auer',
      roles: ['ROLE_ADMIN'],
    },
    overrideAccess: true,
  })
  adminToken = await tokenFor({ username: 'anna', password })
})

afterAll(() => app.close())

describe('a record', () => {
  it('is found by its key, replaced by PUT and answered as stored', async () => {
    const branch = { name: 'Wien Mitte', identifier: 'wien-mitte' }
    await asAdmin('POST', '/api/branches', branch)
    const put = await asAdmin('PUT', '/api/branches/wien-mitte', { ...branch, city: 'Wien' })

    expect(await readJson(put)).toMatchObject({ ...branch, city: 'Wien' })
    expect(await readJson(await app.fetch('/api/branches/wien-mitte'))).toMatchObject(branch)
  })

  it('as it was read can be put back, with its relations read in full', async () => {
    const division = await readJson<{ doc: { id: string } }>(
      await asAdmin('POST', '/api/divisions', { name: 'Gasthaus', identifier: 'gasthaus' }),
    )
    await asAdmin('POST', '/api/branches', { name: 'Linz', identifier: 'linz', division: division.doc.id })
    const read = await readJson<object>(await asAdmin('GET', '/api/branches/linz?depth=1'))
    const put = await asAdmin('PUT', '/api/branches/linz', { ...read, openingHours: null, city: 'Linz' })

    expect(await readJson(put)).toMatchObject({ city: 'Linz', division: { id: division.doc.id } })
  })

  it('that does not exist is 404 by key and by id', async () => {
    for (const key of ['nirgendwo', '01900000-0000-7000-8000-000000000000']) {
      const answer = await app.fetch(`/api/branches/${key}`)
      expect([answer.status, (await errorsOf(answer))[0]?.code]).toEqual([404, 'unknown-record'])
    }
  })

  it('that others need cannot be deleted', async () => {
    const { doc } = await readJson<{ doc: { id: string } }>(
      await asAdmin('POST', '/api/branches', { name: 'Graz', identifier: 'graz' }),
    )
    await asAdmin('POST', '/api/tables', { identifier: '1', branch: doc.id })
    const answer = await asAdmin('DELETE', '/api/branches/graz')

    expect([answer.status, (await errorsOf(answer))[0]?.code]).toEqual([409, 'still-in-use'])
  })
})

describe('bad input', () => {
  it.each([
    ['POST', '/api/branches', 'null'],
    ['POST', '/api/branches', '{"name":'],
    ['POST', '/api/branches', '{"name":{"a":1},"identifier":"x"}'],
    ['POST', '/api/branches', '{"name":"a\\u0000b","identifier":"x"}'],
    ['POST', '/api/branches', '{"name":"Linz","identifier":"linz","division":"abc"}'],
    ['POST', '/api/products', '{"name":"Suppe","price":-1}'],
    ['POST', '/api/products', '{"name":"Suppe","price":1,"config":{"parts":[null]}}'],
    ['POST', '/api/config', '{"shopName":[]}'],
    ['POST', '/api/config', '{"color1":"red;}"}'],
    ['GET', '/api/products?where=abc', undefined],
    ['GET', '/api/products?where[nirgends][equals]=1', undefined],
    ['GET', '/api/products?where[name][equals][a]=1', undefined],
    ['GET', '/api/products?where[price][near]=1,1', undefined],
  ])('%s %s with %s is refused in German with a code', async (method, path, body) => {
    const answer = await app.fetch(path, {
      method,
      headers: { ...json, authorization: `Bearer ${adminToken}` },
      ...(body === undefined ? {} : { body }),
    })

    expect(answer.status).toBe(400)
    expect(await errorsOf(answer)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: expect.any(String), message: expect.any(String) }),
      ]),
    )
  })

  it.each([
    ['GET', '/api/products/versions/01900000-0000-7000-8000-000000000000', 404],
    ['POST', '/api/users/verify/abc', 404],
    ['GET', '/api/uploads/file/gibt-es-nicht.pdf', 404],
    ['DELETE', '/api/payload-preferences/gibt-es-nicht', 404],
    ['POST', '/api/payload-locked-documents', 400, '"Text"'],
    ['POST', '/api/products', 400, 'kein Formular', 'multipart/form-data; boundary=x'],
    ['POST', '/api/blocks', 201, '{"name":"Leer","identifier":"leer","content":null}'],
    [
      'POST',
      '/api/nodes',
      400,
      '{"type":"text","content":{"text":{"root":{"type":"root","children":[null]}}}}',
    ],
    ['PATCH', '/api/users/anna', 400, '{"password":"lang-genug-ist-es","username":7}'],
  ])(
    '%s %s is answered with %i',
    async (method, path, status, body?: string, type = json['content-type']) => {
      const answer = await app.fetch(path, {
        method,
        headers: { 'content-type': type, authorization: `Bearer ${adminToken}` },
        ...(body !== undefined && { body }),
      })

      const { errors = [] } = await readJson<Partial<ApiErrors>>(answer)

      expect([
        answer.status,
        errors.length > 0,
        errors.every(({ code }) => typeof code === 'string'),
      ]).toEqual([status, status >= 400, true])
    },
  )

  it('never gets more than 500 rows out of one list', async () => {
    for (const query of ['limit=0', 'limit=100000', 'pagination=false', 'page=-1', 'page=1e300']) {
      const { limit, docs } = await readJson<{ limit: number; docs: unknown[] }>(
        await app.fetch(`/api/branches?${query}`),
      )
      expect(limit === 500 || docs.length <= 500).toBe(true)
    }
  })
})

describe('rights', () => {
  it('cannot be raised by oneself', async () => {
    const dora = await createEmployee('dora')
    const token = await tokenFor({ username: 'dora', password })
    const patch = (body: object) =>
      app.fetch(`/api/users/${dora.id}`, {
        method: 'PATCH',
        headers: { ...json, authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      })
    const raised = await errorsOf(await patch({ roles: ['ROLE_ADMIN'], firstName: 'Dora' }))
    await patch({ roles: ['ROLE_EMPLOYEE'], firstName: 'Dora Maria' })
    const stored = await app.payload.findByID({ collection: 'users', id: dora.id, overrideAccess: true })

    expect(raised.map(({ field, code }) => [field, code])).toEqual([['roles', 'fixed-field']])
    expect(stored).toMatchObject({ roles: ['ROLE_EMPLOYEE'], firstName: 'Dora Maria' })
  })

  it('are not given away by registering first, and the last admin stays', async () => {
    const register = await post('/api/users/first-register', { email: 'x@example.com', password })
    const { docs } = await app.payload.find({
      collection: 'users',
      where: { username: { equals: 'anna' } },
      overrideAccess: true,
    })
    const remove = await asAdmin('DELETE', `/api/users/${docs[0]?.id}`)

    expect([register.status, remove.status]).toEqual([401, 400])
  })
})

async function tokenFor(credentials: object): Promise<string> {
  const { token } = await readJson<{ token: string }>(await post('/api/auth/authenticate', credentials))
  return token
}

function post(path: string, body: object): Promise<Response> {
  return app.fetch(path, { method: 'POST', headers: json, body: JSON.stringify(body) })
}

function asAdmin(method: string, path: string, body?: object): Promise<Response> {
  return app.fetch(path, {
    method,
    headers: { ...json, authorization: `Bearer ${adminToken}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}

async function errorsOf(answer: Response): Promise<ApiErrors['errors']> {
  return (await readJson<ApiErrors>(answer)).errors
}

function createEmployee(username: string) {
  return app.payload.create({
    collection: 'users',
    data: {
      email: `${username}@example.com`,
      username,
      password,
      firstName: username,
      lastName: 'Test',
      roles: ['ROLE_EMPLOYEE'],
    },
    overrideAccess: true,
  })
}
