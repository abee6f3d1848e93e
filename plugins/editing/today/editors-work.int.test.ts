import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { hire } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { countFailedPlans, editorsLists, failedPlans } from './editors-work.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('tells eight plans that failed one by one, and how many more there are in which list', async () => {
  const editor = await hire(app, 'ROLE_EDITOR')
  const { doc } = await readJson<{ doc: { id: string } }>(
    await editor.ask('POST', '/api/sites', { name: 'Aktionen', path: 'aktionen' }),
  )
  for (const day of Array(10).keys())
    await app.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'sites', value: doc.id } },
      waitUntil: new Date(Date.UTC(2999, 0, 1 + day)),
    })
  const user = await app.payload.findByID({ collection: 'users', id: editor.id, depth: 0 })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
  expect((await editorsLists(req)).map(({ title, items }) => [title, items.length])).toEqual([
    ['Entwürfe', 0],
    ['Geplant: die nächsten 8 von 10', 8],
  ])
  await app.pool.query(`update payload_jobs set has_error = true, error = '{"message":"Kein Recht"}'`)
  const lines = await failedPlans(req)
  const rest = lines.at(-1)
  const [list, filters] = rest?.path.split('?') ?? []
  const listed = await editor.ask('GET', `/api/sites?${filters}&depth=0`)

  expect(lines).toHaveLength(9)
  expect(rest).toMatchObject({
    count: 2,
    label: 'weitere gescheiterte Pläne für Seiten',
    since: '2999-01-01T00:00:00.000Z',
  })
  expect(list).toBe('/collections/sites')
  expect(await readJson(listed)).toMatchObject({ totalDocs: 1, docs: [{ id: doc.id }] })
  expect(await countFailedPlans(req)).toBe(10)
})
