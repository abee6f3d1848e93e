import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { collections } from '#cms/collections.ts'
import { type Answer, type Caller, employ } from '#scripts/testing/callers.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let fixtures: RecordFixtures
let admin: Caller

beforeAll(async () => {
  app = await createTestApp()
  fixtures = createRecordFixtures(app.payload)
  admin = await employ(app, ['ROLE_ADMIN'])
})

afterAll(() => app.close())

const ambiguous = ({ status, body }: Answer) => [status, body.errors?.[0]?.code]

it('a key is unique everywhere, or the collection says within what', () => {
  const unsaid = collections.flatMap(({ slug }) => {
    const { custom, flattenedFields } = app.payload.collections[slug as 'tables'].config
    const { keyField, keyWithin } = custom as { keyField?: string; keyWithin?: string }
    const field = flattenedFields.find(({ name }) => name === keyField)
    const isUnique = Boolean(field && 'unique' in field && field.unique)

    return keyField && !keyWithin && !isUnique ? [slug] : []
  })

  expect(unsaid).toEqual([])
})

describe('a table whose number two branches use', () => {
  let wien: { id: string }
  let linz: { id: string }
  let first: { id: string }
  let second: { id: string }

  beforeAll(async () => {
    wien = await fixtures.store('branches', { name: 'Wien', identifier: 'wien' })
    linz = await fixtures.store('branches', { name: 'Linz', identifier: 'linz' })
    first = await fixtures.store('tables', { branch: wien.id, identifier: '12' })
    second = await fixtures.store('tables', { branch: linz.id, identifier: '12' })
  })

  it('is that of the own branch for whoever works there, to read and to change', async () => {
    for (const [branch, table] of [
      [wien, first],
      [linz, second],
    ] as const) {
      const manager = await employ(app, ['ROLE_MANAGER'], [branch.id])
      const read = await manager('GET', '/api/tables/12?depth=0')
      const put = await manager('PUT', '/api/tables/12', { ...read.body, name: branch.id })

      expect([read.body.id, put.body.id]).toEqual([table.id, table.id])
    }
    const names = await Promise.all(
      [first, second].map(async ({ id }) => (await admin('GET', `/api/tables/${id}`)).body.name),
    )
    expect(names).toEqual([wien.id, linz.id])
  })

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])(
    'is nobody’s for %s of an admin who names no branch',
    async (method) => {
      const answer = await admin(method, '/api/tables/12', method === 'GET' ? undefined : { name: 'Falsch' })

      expect(ambiguous(answer)).toEqual([409, 'ambiguous-key'])
      expect(answer.body.errors?.[0]?.message).toContain('?branch=')
      const { body } = await admin('GET', '/api/tables?identifier=12&depth=0')
      expect(body.docs).toEqual([expect.not.objectContaining({ name: 'Falsch' }), expect.anything()])
    },
  )

  it('is named by its branch, by key or id, and unknown in a branch that has none', async () => {
    const graz = await fixtures.store('branches', { name: 'Graz', identifier: 'graz' })
    const found = await Promise.all(
      ['wien', linz.id, 'graz', graz.id, 'nirgends'].map(async (branch) => {
        const { status, body } = await admin('GET', `/api/tables/12?branch=${branch}`)

        return body.id ?? status
      }),
    )
    expect(found).toEqual([first.id, second.id, 404, 404, 404])
    const patched = await admin('PATCH', '/api/tables/12?branch=linz', { name: 'Fenster' })
    expect(patched.body.doc).toMatchObject({ id: second.id, name: 'Fenster' })
  })

  it('is ambiguous to whoever works in both', async () => {
    const both = await employ(app, ['ROLE_MANAGER'], [wien.id, linz.id])

    expect(ambiguous(await both('GET', '/api/tables/12'))).toEqual([409, 'ambiguous-key'])
  })
})

describe.each([
  ['sites', 'path', 'kontakt'],
  ['redirects', 'path', '/alt'],
  ['navigations', 'identifier', 'haupt'],
  ['blocks', 'identifier', 'aktion'],
] as const)('one of %s whose key two divisions use', (slug, keyField, key) => {
  it('is named by its division, and nobody’s without', async () => {
    const divisions = await Promise.all([fixtures.store('divisions'), fixtures.store('divisions')])
    const twins: { id: string }[] = []
    for (const { id: division } of divisions)
      twins.push(await fixtures.store(slug, { [keyField]: key, division }))
    const address = `/api/${slug}/${encodeURIComponent(key)}`

    for (const method of ['GET', 'PATCH', 'PUT', 'DELETE']) {
      const answer = await admin(method, address, method === 'GET' ? undefined : {})
      expect.soft([method, ...ambiguous(answer)]).toEqual([method, 409, 'ambiguous-key'])
      expect.soft(answer.body.errors?.[0]?.message).toContain('?division=')
    }
    for (const [index, { id, identifier }] of divisions.entries()) {
      const found = await Promise.all(
        [id, String(identifier)].map(
          async (division) => (await admin('GET', `${address}?division=${division}`)).body.id,
        ),
      )
      expect(found).toEqual([twins[index]?.id, twins[index]?.id])
    }
  })
})

it('a redirect is found by its path however it is spelled', async () => {
  const made = await admin('POST', '/api/redirects', { path: 'Über Uns/', target: '/kontakt', status: '301' })
  const { doc } = made.body as { doc: { id: string; path: string } }
  const spellings = ['/über%20uns', 'Über Uns', '/%C3%9Cber%20Uns/', 'über uns/?von=mail']
  const found = await Promise.all(
    spellings.map(async (path) => (await admin('GET', `/api/redirects/${encodeURIComponent(path)}`)).body.id),
  )
  const placed = await Promise.all(
    ['/%C3%9Cber%20Uns/', '/über uns', '/%C3%BCber%20uns'].map(
      async (path) =>
        (await admin('GET', `/api/pages/place?host=localhost&path=${encodeURIComponent(path)}`)).body,
    ),
  )

  expect(doc.path).toBe('/über%20uns')
  expect(found).toEqual(spellings.map(() => doc.id))
  expect(placed).toEqual(placed.map(() => expect.objectContaining({ kind: 'redirect', target: '/kontakt' })))
})
