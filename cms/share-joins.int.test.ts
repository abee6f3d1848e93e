import { afterAll, beforeAll, expect, it } from 'vitest'

import { anyone } from '#scripts/testing/callers.ts'
import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

it('conditions that share a relation find what each of them finds alone', async () => {
  const fixtures = createRecordFixtures(app.payload)
  const divisions = await Promise.all(['Nord', 'Ost'].map((name) => fixtures.store('divisions', { name })))
  for (const division of [...divisions, divisions[0]]) {
    await fixtures.store('branches', { ...(division && { division: division.id }) })
  }
  const idsOf = async (query: string) => {
    const { body } = await anyone(app)('GET', `/api/branches?depth=0&limit=100&sort=division.name&${query}`)
    return (body.docs as { id: string }[]).map(({ id }) => id).toSorted()
  }
  const [north, east] = [
    await idsOf('where[division.name][equals]=Nord'),
    await idsOf('where[division.name][equals]=Ost'),
  ]
  const both = 'where[or][0][division.name][equals]=Nord&where[or][1][division.name][equals]=Ost'
  const neither = 'where[and][0][division.name][equals]=Nord&where[and][1][division.name][equals]=Ost'
  const not = 'where[and][0][division.name][equals]=Nord&where[and][1][division.identifier][not_equals]='

  expect([north.length, east.length]).toEqual([2, 1])
  expect(await idsOf(both)).toEqual([...north, ...east].toSorted())
  expect(await idsOf(neither)).toEqual([])
  expect(await idsOf(`${not}${String(divisions[1]?.identifier)}`)).toEqual(north)
})
