import { execPath } from 'node:process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterEach, beforeAll, afterAll, expect, it, vi } from 'vitest'

import { makePreview } from './make-preview.ts'
import { makeVariant } from './make-variant.ts'
import type { UploadRecord } from './media-source.ts'
import { menuSheet } from './testing/sample-files.ts'
import { createVariantStore } from './variant-store.ts'

// Each process has to start, and a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 })

let folder: string
const file = (name: string) => join(folder, name)
const record = (mimeType: string): UploadRecord => ({
  id: '0197a1b2-0000-7000-8000-000000000001',
  version: 'v1',
  extension: 'pdf',
  mimeType,
  filename: 'karte.pdf',
  publicHash: 'geheim-1234',
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'theke-media-'))
  await writeFile(file('karte.pdf'), menuSheet)
  await writeFile(file('kaputt.pdf'), 'kein PDF')
})
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => {
  process.execPath = execPath
})

// The first one here, because a process that waits for the next picture would be used.
it('what no process can be started for is drawn as soon as one can', async () => {
  const store = createVariantStore(file('.cache'), 10 ** 6, () => undefined)
  const source = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  const show = () =>
    store.ensure('bild.webp', () => makeVariant({ source, size: 'tiny', format: 'webp', isSqueezed: true }))
  const preview = () => makePreview(file('karte.pdf'), record('application/pdf'))
  process.execPath = '/nowhere/node'
  await expect(show()).rejects.toMatchObject({ name: 'GaveUp', reason: 'passing' })
  await expect(preview()).rejects.toMatchObject({ name: 'GaveUp', reason: 'passing' })
  process.execPath = execPath

  expect(await show()).toEqual({ name: 'bild.webp' })
  expect((await sharp(await preview()).metadata()).width).toBe(1280)
})

it.each([
  ['a document', 'image.pdf', 'application/pdf'],
  ['a picture', 'image.png', 'image/png'],
])('%s that is not there at the moment gets no card in its place', async (_what, name, mimeType) => {
  await expect(makePreview(file(name), record(mimeType))).rejects.toMatchObject({
    name: 'GaveUp',
    reason: 'passing',
  })
})

it('a document that the decoder refuses gets a card', async () => {
  const card = await makePreview(file('kaputt.pdf'), record('application/pdf'))

  expect((await sharp(card).metadata()).height).toBe(720)
})
