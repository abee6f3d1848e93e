import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { countFailedPlans, editorsLists, failedPlans } from './editors-work.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const requestOf = async ({ id }: Hired) => {
  const user = await app.payload.findByID({ collection: 'users', id, depth: 0 })
  return createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
}

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
  const req = await requestOf(editor)
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

it('names drafts of pages, pieces, menus and looks, whatever was written last first', async () => {
  const editor = await hire(app, 'ROLE_EDITOR')
  const { id: division } = await app.payload.create({
    collection: 'divisions',
    data: { name: 'Marke', identifier: 'marke' },
    overrideAccess: true,
  })
  const begin = async (slug: string, values: object) => {
    const made = await editor.ask('POST', `/api/${slug}?draft=true`, { ...values, _status: 'draft' })
    return (await readJson<{ doc: { id: string } }>(made)).doc.id
  }
  const page = await begin('sites', { name: 'Neue Seite', path: 'neu' })
  const gone = await begin('sites', { name: 'Weg', path: 'weg' })
  await editor.ask('POST', '/api/pages/trash', { id: gone })
  const piece = await begin('blocks', { identifier: 'stueck', name: '' })
  const menu = await begin('navigations', { name: 'Menü', identifier: 'main', division })
  const { docs } = await app.payload.find({ collection: 'themes', where: { division: { equals: division } } })
  const look = docs[0]?.id
  await editor.ask('PATCH', `/api/themes/${look}?draft=true`, { theme: { color1: '#123456' } })
  const [drafts] = await editorsLists(await requestOf(editor))
  const told = drafts?.items.map(({ title, note, path }) => [title, note?.split(' · ')[0], path])

  expect(told).toEqual([
    [docs[0]?.name, 'Aussehen', `/collections/themes/${look}`],
    ['Menü', 'Navigation', `/collections/navigations/${menu}`],
    ['Ohne Namen', 'Inhalt', `/collections/blocks/${piece}`],
    ['Neue Seite', '/neu', `/collections/sites/${page}`],
  ])
  expect(drafts?.all).toMatchObject({ label: 'Alle Entwürfe von Seiten' })
  const stranger = await requestOf(await hire(app, 'ROLE_EMPLOYEE'))
  expect((await editorsLists(stranger))[0]?.items).toEqual([])
})
