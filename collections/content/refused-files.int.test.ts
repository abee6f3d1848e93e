import { readFile } from 'node:fs/promises'

import type { CollectionAfterChangeHook } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type Caller, employ } from '#scripts/testing/callers.ts'
import {
  createPictures,
  filesAndRecords,
  formWithFile,
  type Stored,
  whenWritten,
} from '#scripts/testing/stored-files.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

type Pictures = Awaited<ReturnType<typeof createPictures>>
type Change = [what: string, send: (stored: Stored) => Promise<Response>]

const fontFile = 'node_modules/@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2'

let app: TestApp
let admin: Caller
let pictures: Pictures

beforeAll(async () => {
  app = await createTestApp()
  admin = await employ(app, ['ROLE_ADMIN'])
  pictures = await createPictures(app, admin)
})

afterAll(() => app.close())

describe('a file whose change is refused stays what it was, and nothing is left behind', () => {
  const tooLong = { alt: 'x'.repeat(301) }

  it.each<Change>([
    ['a picture without words', (stored) => pictures.replace(stored, { alt: '' })],
    ['a picture with too many words', (stored) => pictures.replace(stored, tooLong)],
    ['a crop without words', (stored) => pictures.crop(stored, { alt: '' })],
    ['several pictures with too many words', (stored) => pictures.replaceMany([stored], tooLong)],
    ['the crop of several pictures', (stored) => pictures.cropMany(stored)],
  ])('%s', async (_what, send) => {
    const stored = await pictures.store()
    const before = await filesAndRecords(app)

    expect((await send(stored)).status).toBe(400)
    expect(await filesAndRecords(app)).toEqual(before)
  })

  it('a font that nobody can read', async () => {
    const font = await readFile(fontFile)
    const values = { family: 'Mulish', weight: '400', style: 'normal', license: 'OFL 1.1' }
    const formOf = (data: Buffer) => formWithFile(values, 'mulish.woff2', data, 'font/woff2')
    const answer = await admin.send('/api/fonts', formOf(font))
    const { doc } = await readJson<{ doc: Stored }>(answer)
    const before = await filesAndRecords(app)
    const body = formOf(Buffer.concat([font.subarray(0, 200), Buffer.alloc(400)]))
    const { status } = await app.fetch(`/api/fonts/${doc.id}`, {
      method: 'PATCH',
      headers: admin.badge,
      body,
    })

    expect(status).toBe(400)
    expect(await filesAndRecords(app)).toEqual(before)
  })

  it('a picture that is refused after its record was written', async () => {
    const stored = await pictures.store()
    const before = await filesAndRecords(app)
    const refuse: CollectionAfterChangeHook = () => Promise.reject(new Error('kaputt'))
    const { afterChange } = app.payload.collections.images.config.hooks
    afterChange.push(refuse)
    const { status } = await pictures.replace(stored)
    afterChange.splice(afterChange.indexOf(refuse), 1)

    expect(status).toBe(500)
    expect(await filesAndRecords(app)).toEqual(before)
  })
})

describe('a file whose change the database does not take stays what it was, and nothing is left behind', () => {
  const changes: ['update' | 'delete', ...Change][] = [
    ['update', 'replaced', (stored) => pictures.replace(stored)],
    ['update', 'replaced with others', (stored) => pictures.replaceMany([stored])],
    ['update', 'cropped', (stored) => pictures.crop(stored)],
    ['delete', 'removed', (stored) => pictures.remove(stored)],
    ['delete', 'removed with others', (stored) => pictures.removeMany(stored)],
  ]
  const ways = [
    ['refuses', `raise exception 'kaputt'`],
    ['is lost', 'perform pg_terminate_backend(pg_backend_pid())'],
  ] as const

  const all = ways.flatMap(([how, statement]) =>
    changes.map((change) => [how, statement, ...change] as const),
  )

  it.each(all)('when it %s (%s) at the %s: %s', async (_how, statement, deed, _what, send) => {
    const stored = await pictures.store()
    const before = await filesAndRecords(app)
    const stop = await whenWritten(app, { table: 'images', deed }, statement)

    expect((await send(stored)).status).toBeGreaterThanOrEqual(400)
    expect(await filesAndRecords(app)).toEqual(before)
    await stop()
  })

  it.each(all)('when it %s (%s) at the commit of the %s: %s', async (_how, statement, deed, _what, send) => {
    const stored = await pictures.store()
    const before = await filesAndRecords(app)
    const stop = await whenWritten(app, { table: 'images', deed, isAtCommit: true }, statement)
    await send(stored)

    expect(await filesAndRecords(app)).toEqual(before)
    await stop()
  })

  it.each(ways)('when it %s (%s) and the picture is new', async (_how, statement) => {
    const before = await filesAndRecords(app)
    const stop = await whenWritten(app, { table: 'images', deed: 'insert' }, statement)

    expect((await pictures.add()).status).toBeGreaterThanOrEqual(500)
    expect(await filesAndRecords(app)).toEqual(before)
    await stop()
  })
})
