import { readFile } from 'node:fs/promises'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { websiteView } from '#domain/content/page.contract.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

const file = 'node_modules/@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2'

let app: TestApp
let data: Buffer

beforeAll(async () => {
  app = await createTestApp()
  data = await readFile(file)
})

afterAll(() => app.close())

const store = (values: object, bytes = data) =>
  app.payload.create({
    collection: 'fonts',
    data: { family: 'Mulish', weight: '400', style: 'normal', license: 'OFL 1.1', ...values },
    file: { name: 'mulish.woff2', data: bytes, mimetype: 'font/woff2', size: bytes.length },
    overrideAccess: true,
  })

it('a font names its variant and its version, once per family and variant', async () => {
  expect(await store({ weight: '700', style: 'italic' })).toMatchObject({
    variant: '700-italic',
    extension: 'woff2',
    version: expect.stringMatching(/^[0-9a-f]{8}$/),
  })
  await store({})
  await expect(store({})).rejects.toThrow()
})

it('a font tells how much room its letters take, and which weights it has', async () => {
  expect(await store({ weight: '900' })).toMatchObject({
    weights: '200 1000',
    fallback: { sizeAdjust: 100.72, ascentOverride: 99.78, descentOverride: 24.82, lineGapOverride: 0 },
  })
})

it('a font file never changes below its address', async () => {
  const { url } = await store({ weight: '800' })
  const answer = await app.fetch(String(url))

  expect([answer.status, answer.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
})

it('a font that says nothing of its letters is refused in German', async () => {
  const broken = Buffer.concat([data.subarray(0, 200), Buffer.alloc(400)])

  await expect(store({ weight: '200' }, broken)).rejects.toMatchObject({
    errors: [{ field: 'file', message: 'Diese Schriftdatei kann nicht gelesen werden.' }],
  })
})

it('a font is a font', async () => {
  await expect(store({ weight: '100' }, Buffer.from('<svg onload="alert(1)"/>'))).rejects.toThrow()
})

it('the website names the files of the font that its theme asks for, the regular one first', async () => {
  const { fonts } = websiteView.parse(await readJson(await app.fetch('/api/website')))
  const [first] = fonts
  const { headers } = await app.fetch(String(first?.src))

  expect(first).toMatchObject({ family: 'Mulish', weight: '200 1000', style: 'normal', format: 'woff2' })
  expect(headers.get('content-type')).toBe('font/woff2')
})

it('each family and variant has a stylesheet of its own', async () => {
  const answer = await app.fetch('/api/fonts/Mulish/700-italic.css')

  expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(await answer.text()).toMatch(
    /^@font-face{font-family:'Mulish';font-style:italic;font-weight:200 1000;/,
  )
  expect((await app.fetch('/api/fonts/Mulish/300.css')).status).toBe(404)
  expect((await app.fetch('/api/fonts/Mulish/350.css')).status).toBe(400)
})
