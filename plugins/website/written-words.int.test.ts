import { afterAll, beforeAll, expect, it } from 'vitest'

import type { PageView } from '#domain/content/page.contract.ts'
import { sectionTypes } from '#domain/content/section-types.ts'
import { markOf, unmarked } from '#domain/content/text-marks.ts'
import { signPreview } from '#plugins/editing/preview-token.ts'
import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { storeLogo } from '#scripts/testing/store-logo.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let editor: Caller
let visitor: Caller
let id: string

const link = { label: 'Los', link: '/kontakt' }
const body = [
  { blockType: 'content', id: 'a', subheadline: 'Oben', anchor: 'oben' },
  { blockType: 'twoColumns', id: 'b', columns: [{ id: 'eins', buttons: [link] }, { id: 'zwei' }] },
  { blockType: 'sectionLink', id: 'c', label: 'Mehr davon', button: link },
]

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
  visitor = anyone(app)
  const page = { name: 'Seite', path: 'seite', type: 'custom_site', isPublic: true, content: { body: [] } }
  id = idOf(await editor('POST', '/api/sites', page))
})
afterAll(() => app.close())

const typed = (sections: object[], caller = editor) =>
  caller('POST', '/api/pages/preview', { id, values: { type: 'custom_site', content: { body: sections } } })

const sectionsOf = async (sections: object[]) => ((await typed(sections)).body as PageView).body

it('the words of a page that is being typed say which field they come from', async () => {
  const [content, columns, linked] = await sectionsOf(body)
  const said = (section: PageView['body'][number] | undefined, text: unknown) =>
    section?.writtenFields?.[markOf(String(text)) ?? -1]

  expect(said(content, content?.subheadline)).toEqual({
    path: 'subheadline',
    label: 'Überzeile',
    kind: 'line',
    maxLength: 120,
  })
  expect(said(linked, linked?.label)?.path).toBe('label')
  expect(columns?.writtenFields?.map(({ path }) => path)).toEqual([
    'subheadline',
    'columns.0.text',
    'columns.0.buttons.0.label',
    'columns.1.text',
  ])
})

it('a preview within the panel comes as it is drawn while somebody types, to whoever may write it alone', async () => {
  await editor('PATCH', `/api/sites/${id}`, { content: { body } })
  const employee = await employ(app, ['ROLE_EMPLOYEE'])
  const expiresAt = Temporal.Now.instant().add({ hours: 1 })
  const token = signPreview({ site: id, expiresAt }, app.payload.secret)
  const opened = async (caller: Caller, preview: string, more = '&isWritten=yes') =>
    (await caller('GET', `/api/pages?path=/seite&host=localhost&preview=${preview}${more}`)).body as PageView
  const { body: stored } = await opened(editor, id, '')

  expect((await opened(editor, id)).body).toEqual(await sectionsOf(stored))
  expect(JSON.stringify(stored)).not.toContain('writtenFields')
  expect((await opened(employee, id)).body).toEqual(stored)
  expect((await opened(visitor, token)).body).toEqual(stored)
})

it('what leads somewhere or names a place is told as it is, and nothing else of the page changes', async () => {
  const [content, columns] = await sectionsOf(body)

  expect(content?.anchor).toBe('oben')
  expect(unmarked(columns)).toMatchObject({
    columns: [{ buttons: [{ label: 'Los', link: '/kontakt' }], text: null }, { text: null }],
  })
})

it('every section that is made of words can be written on the page', async () => {
  const sections = await sectionsOf(sectionTypes.map((blockType) => ({ blockType, id: blockType })))
  const without = sections
    .filter(({ writtenFields }) => !writtenFields?.length)
    .map(({ blockType }) => blockType)

  // They are made of pictures, of films, or of rows that an empty one has none of.
  expect(without).toEqual(['columnsImageTextNews', 'buttons', 'image', 'video', 'slider', 'piece'])
})

it('visitors get no mark, and strangers nothing that is typed', async () => {
  await editor('PATCH', `/api/sites/${id}`, { content: { body } })
  const { body: page } = await visitor('GET', '/api/pages?path=/seite&host=localhost')

  expect(JSON.stringify(page)).toContain('Mehr davon')
  expect(JSON.stringify(page)).not.toMatch(/\u2063|writtenFields|"mark"/u)
  expect((await typed(body, visitor)).status).toBe(401)
})

it('a picture between paragraphs comes with what is needed to show it, and is used by the page', async () => {
  const image = await storeLogo(app, { color: '#bb3344' })
  const text = (value: string) => ({
    root: {
      type: 'root',
      children: [{ type: 'upload', version: 3, relationTo: 'images', value, fields: {} }],
    },
  })
  const shown = async (value: string) => {
    await editor('PATCH', `/api/sites/${id}`, {
      content: { body: [{ blockType: 'content', text: text(value) }] },
    })
    return JSON.stringify((await visitor('GET', '/api/pages?path=/seite&host=localhost')).body)
  }

  expect(await shown(image)).toContain(`"extension":"png"`)
  expect((await editor('DELETE', `/api/images/${image}`)).status).toBe(409)
})

it('a text says which headings are right in it: those below the heading above it', async () => {
  const heading = (level: number) => ({
    root: {
      type: 'root',
      children: [{ type: 'heading', tag: `h${level}`, children: [{ type: 'text', text: 'Wort' }] }],
    },
  })
  const [first, second] = await sectionsOf([
    { blockType: 'content', id: 'a', text: heading(1) },
    { blockType: 'faq', id: 'b', text: heading(2), items: [{ id: 'eins', question: 'Warum?' }] },
  ])
  const headingsOf = (section: typeof first, path: string) =>
    section?.writtenFields?.find((field) => field.path === path)?.headings

  expect(headingsOf(first, 'text')).toEqual([1, 2, 3, 4])
  expect(headingsOf(second, 'text')).toEqual([2, 3, 4])
  expect(headingsOf(second, 'items.0.answer')).toEqual([3, 4])
})

it('a table in a text is stored and answered as it was written, and too large a one is refused, in drafts as well', async () => {
  const table = { type: 'table', version: 1, caption: 'Maße', hasHead: true, rows: [['Größe'], ['klein']] }
  const withTable = (rows: string[][]) => ({
    content: {
      body: [
        { blockType: 'content', id: 'a', text: { root: { type: 'root', children: [{ ...table, rows }] } } },
      ],
    },
  })
  const saved = await editor('PATCH', `/api/sites/${id}`, withTable(table.rows))
  const shown = await visitor('GET', '/api/pages?path=/seite&host=localhost')
  const tooLarge = await editor('PATCH', `/api/sites/${id}?draft=true`, withTable([Array(9).fill('x')]))

  expect(saved.status).toBe(200)
  expect((shown.body as PageView).body[0]?.text).toMatchObject({ root: { children: [table] } })
  expect(tooLarge).toMatchObject({
    status: 400,
    body: {
      errors: [
        {
          field: 'content.body.0.text',
          code: 'validation',
          message: expect.stringContaining('höchstens 60 Zeilen und 8 Spalten'),
        },
      ],
    },
  })
})
