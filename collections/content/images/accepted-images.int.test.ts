import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { type Caller, employ } from '#scripts/testing/callers.ts'
import { drawingOfManyFilters } from '#scripts/testing/hostile/bombs.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let editor: Caller

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
})

afterAll(() => app.close())

const plain = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#f80' } })
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30z"/></svg>'

const sheet = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 450]>>endobj
trailer<</Root 1 0 R>>
startxref
0
%%EOF`

/** Spec: website 3, accepted image upload types. */
it.each([
  ['jpg', 'image/jpeg', () => plain().jpeg().toBuffer()],
  ['jpeg', 'image/jpeg', () => plain().jpeg().toBuffer()],
  ['png', 'image/png', () => plain().png().toBuffer()],
  ['gif', 'image/gif', () => plain().gif().toBuffer()],
  ['svg', 'image/svg+xml', async () => Buffer.from(drawing)],
  ['pdf', 'application/pdf', async () => Buffer.from(sheet)],
])('a picture may be a %s', async (ending, mimeType, draw) => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await draw())], `Dach.${ending}`, { type: mimeType }))
  form.set('_payload', JSON.stringify({ alt: 'Dach' }))
  const answer = await editor.send('/api/images', form)

  expect(answer.status).toBe(201)
  expect((await readJson<{ doc: object }>(answer)).doc).toMatchObject({ mimeType, alt: 'Dach' })
})

it('a drawing that would keep whoever waits for its icon is refused at its field', async () => {
  const form = new FormData()
  form.set('file', new File([drawingOfManyFilters()], 'Logo.svg', { type: 'image/svg+xml' }))
  form.set('_payload', JSON.stringify({ alt: 'Logo' }))
  const answer = await editor.send('/api/images', form)

  expect([answer.status, await readJson<ApiErrors>(answer)]).toMatchObject([
    422,
    { errors: [{ field: 'file', code: 'too-complex', message: expect.stringContaining('zu aufwendig') }] },
  ])
}, 60_000)
