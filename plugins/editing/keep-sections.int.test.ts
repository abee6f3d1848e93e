import { afterAll, beforeAll, expect, it } from 'vitest'

import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let editor: Caller

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
})

afterAll(() => app.close())

const link = { id: 'aaaaaaaaaaaaaaaaaaaaaaaa', blockType: 'sectionLink', label: 'Rufen Sie an' }
const piecesIn = async (name: string) => {
  const { docs } = await app.payload.find({
    collection: 'blocks',
    where: { name: { equals: name } },
    overrideAccess: true,
  })
  return docs
}
const templates = () => app.payload.find({ collection: 'page-templates', depth: 0, overrideAccess: true })

it('sections become a piece that visitors see at once, under a key that nobody has', async () => {
  const piece = { name: 'Ruf uns an', division: null, sections: [link] }
  const first = await editor('POST', '/api/pages/pieces', piece)
  const second = await editor('POST', '/api/pages/pieces', piece)
  expect([first.status, second.status]).toEqual([201, 201])
  const stored = await piecesIn('Ruf uns an')
  expect(stored.map(({ identifier }) => identifier).toSorted()).toEqual(['ruf-uns-an', 'ruf-uns-an-2'])
  expect(stored[0]).toMatchObject({ isPublic: true, _status: 'published', content: { sections: [link] } })

  const page = { name: 'Seite', path: 'mit-baustein', type: 'custom_site' }
  const content = { body: [{ blockType: 'piece', piece: first.body.id }] }
  await editor('POST', '/api/sites', { ...page, isPublic: true, content })
  const shown = await anyone(app)('GET', '/api/pages?path=/mit-baustein')
  expect(JSON.stringify(shown.body)).toContain('Rufen Sie an')
})

it('several who make a piece of one name in the same instant have one each', async () => {
  const piece = { name: 'Zur gleichen Zeit', division: null, sections: [link] }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => editor('POST', '/api/pages/pieces', piece)),
  )

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  const stored = await piecesIn('Zur gleichen Zeit')
  expect(stored.map(({ identifier }) => identifier).toSorted()).toEqual([
    'zur-gleichen-zeit',
    ...[2, 3, 4, 5].map((count) => `zur-gleichen-zeit-${count}`),
  ])
})

it('a piece holds no piece, and something', async () => {
  const nested = { name: 'Im Baustein', division: null, sections: [{ blockType: 'piece' }] }
  expect(await editor('POST', '/api/pages/pieces', nested)).toMatchObject({
    status: 400,
    body: { errors: [{ message: 'Ein Baustein kann keinen anderen Baustein enthalten.' }] },
  })
  const empty = await editor('POST', '/api/pages/pieces', { ...nested, sections: [] })

  expect(empty).toMatchObject({ status: 400, body: { errors: [{ field: 'sections' }] } })
  expect(await piecesIn('Im Baustein')).toEqual([])
})

it('whoever makes no content makes no piece', async () => {
  const piece = { name: 'Fremd', division: null, sections: [link] }
  const others = [anyone(app), await employ(app, ['ROLE_EMPLOYEE']), await employ(app, ['ROLE_MANAGER'])]
  const answers = await Promise.all(others.map((other) => other('POST', '/api/pages/pieces', piece)))

  expect(answers.map(({ status }) => status)).toEqual([401, 403, 403])
  expect(await piecesIn('Fremd')).toEqual([])
})

it('a page begins with the sections of a template, as sections of its own', async () => {
  const template = { name: 'Vorlage', type: 'custom_service', sections: [link, { blockType: 'hero' }] }
  const wrong = await editor('POST', '/api/page-templates', template)
  expect(wrong.status).toBe(400)
  const sections = [{ id: 'bbbbbbbbbbbbbbbbbbbbbbbb', blockType: 'hero', headline: 'Vorne' }]
  const id = idOf(await editor('POST', '/api/page-templates', { ...template, sections }))
  const draft = { name: 'Neu', key: 'neu', division: null, type: 'custom_site', template: id }
  const made = await editor('POST', '/api/sites/drafts', draft)
  expect(made.status).toBe(201)

  const page = await app.payload.findByID({
    collection: 'sites',
    id: String(made.body.id),
    draft: true,
    depth: 0,
    overrideAccess: true,
  })
  expect(page).toMatchObject({ type: 'custom_service', _status: 'draft' })
  expect(page.content?.body).toMatchObject([{ blockType: 'hero' }])
  expect(page.content?.body?.[0]?.id).toMatch(/^[0-9a-f]{24}$/)
  expect(page.content?.body?.[0]?.id).not.toBe(sections[0]?.id)

  const gone = { ...draft, key: 'weg', template: crypto.randomUUID() }
  expect(await editor('POST', '/api/sites/drafts', gone)).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'template', message: 'Diese Vorlage gibt es nicht mehr.' }] },
  })
})

it('templates are for those who write pages, and for nobody else', async () => {
  const { totalDocs } = await templates()
  const others = [anyone(app), await employ(app, ['ROLE_EMPLOYEE']), await employ(app, ['ROLE_MANAGER'])]
  for (const other of others) {
    const made = await other('POST', '/api/page-templates', { name: 'Fremd', type: 'custom_site' })
    expect(made.status).toBeGreaterThanOrEqual(401)
    expect((await other('GET', '/api/page-templates')).status).toBeGreaterThanOrEqual(401)
  }

  expect((await templates()).totalDocs).toBe(totalDocs)
})
