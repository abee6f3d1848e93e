import { readFile } from 'node:fs/promises'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

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

it('a font is a font', async () => {
  await expect(store({ weight: '100' }, Buffer.from('<svg onload="alert(1)"/>'))).rejects.toThrow()
})
