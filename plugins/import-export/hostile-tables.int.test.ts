import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { anyone, type Caller, employ } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await createTestApp()
  admin = await employ(app, ['ROLE_ADMIN'])
})

afterAll(() => app.close())

const namespace = 'http://schemas.openxmlformats.org'
const relations = (type: string, target: string) =>
  strToU8(
    `<?xml version="1.0"?><Relationships xmlns="${namespace}/package/2006/relationships"><Relationship Id="r1" Type="${namespace}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`,
  )

/** A workbook of one sheet with the given rows. */
function workbookOf(rows: string): string {
  const book = `<?xml version="1.0"?><workbook xmlns="${namespace}/spreadsheetml/2006/main" xmlns:r="${namespace}/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`
  const sheet = `<?xml version="1.0"?><worksheet xmlns="${namespace}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`
  const files = {
    '_rels/.rels': relations('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': strToU8(book),
    'xl/_rels/workbook.xml.rels': relations('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
  }
  return Buffer.from(zipSync(files, { level: 6 })).toString('base64')
}

const row = '<row r="1"><c r="A1" t="inlineStr"><is><t>name</t></is></c></row>'
const bring = (ask: Caller, content: string) =>
  ask('POST', '/api/products/import', { fileName: 'liste.xlsx', content, isTrial: true })

it('a table that unpacks to a million rows is refused, and the next one is read', async () => {
  const refused = await bring(admin, workbookOf(row.repeat(1_200_000)))

  // A fast machine gets as far as counting the rows, a slow one gives the file up.
  expect([400, 422]).toContain(refused.status)
  expect(['validation', 'too-complex']).toContain(refused.body.errors?.[0]?.code)
  expect(await bring(admin, Buffer.from('name\nSuppe').toString('base64'))).toMatchObject({
    body: { ignoredColumns: expect.any(Array) },
  })
}, 120_000)

it('a table with a cell at the end of the world is no table of ours', async () => {
  const cell = '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row>'
  const refused = await bring(admin, workbookOf(row + cell))

  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect(refused.status).toBeLessThan(500)
}, 120_000)

it('a stranger’s table is not looked into', async () => {
  expect((await bring(anyone(app), workbookOf(row))).status).toBe(401)
})
