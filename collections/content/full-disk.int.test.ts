import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { refusalText } from '#domain/refusals/refusals.ts'
import { anyone, type Caller, employ } from '#scripts/testing/callers.ts'
import { withBrokenFolder, withFullDisk } from '#scripts/testing/full-disk.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let admin: Caller
let picture: Buffer
let moved: Buffer
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>',
)

beforeAll(async () => {
  app = await createTestApp()
  admin = await employ(app, ['ROLE_ADMIN'])
  const make = (background: string) =>
    sharp({ create: { width: 40, height: 20, channels: 3, background } })
      .png()
      .toBuffer()
  picture = await make('#f80')
  moved = await make('#08f')
})

afterAll(() => app.close())

const formOf = (name: string, data: Buffer) => {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'Teller', isPublic: true }))
  form.set('file', new Blob([new Uint8Array(data)], { type: 'image/png' }), name)
  return form
}

/** Everything that lies in the media folder, with its length. */
async function filesNow(): Promise<string[]> {
  const found = await readdir(app.mediaDir, { recursive: true, withFileTypes: true })
  const files = found.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name))
  const lengths = await Promise.all(files.map(async (file) => `${file} ${(await readFile(file)).length}`))
  return lengths.toSorted()
}

const recordsNow = async () => {
  const { rows } = await app.pool.query(
    'select (select count(*) from images) + (select count(*) from uploads) as count',
  )
  return rows
}

it.each([
  ['a picture of the website', () => admin.send('/api/images', formOf('voll.png', picture))],
  ['a drawing of the website', () => admin.send('/api/images', formOf('voll.svg', drawing))],
  ['a file of the website', () => admin.send('/api/uploads', formOf('voll.png', picture))],
  ['a file of a guest in a form', () => anyone(app).send('/api/uploads', formOf('gast.png', picture))],
  [
    'a file of a guest as text',
    () =>
      app.fetch('/api/uploads', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          filename: 'gast.png',
          data: `data:image/png;base64,${picture.toString('base64')}`,
        }),
      }),
  ],
])('%s is refused in German while the disk is full, and leaves nothing behind', async (_what, send) => {
  const before = [await filesNow(), await recordsNow()]
  const answer = await withFullDisk(app.mediaDir, send)
  const { errors } = await readJson<ApiErrors>(answer)

  expect([answer.status, errors[0]?.code, errors[0]?.message]).toEqual([
    507,
    'no-room',
    refusalText('no-room'),
  ])
  expect([await filesNow(), await recordsNow()]).toEqual(before)
  expect((await send()).status).toBe(201)
})

it('a picture that could not be replaced stays what it was', async () => {
  const made = await readJson<{ doc: { id: string } }>(
    await admin.send('/api/images', formOf('alt.png', picture)),
  )
  const { body: kept } = await admin('GET', `/api/images/${made.doc.id}`)
  const before = await filesNow()
  const form = formOf('neu.png', moved)
  const replace = () =>
    app.fetch(`/api/images/${made.doc.id}`, { method: 'PATCH', headers: admin.badge, body: form })

  expect((await withFullDisk(app.mediaDir, replace)).status).toBe(507)
  expect(await filesNow()).toEqual(before)
  expect((await admin('GET', `/api/images/${made.doc.id}`)).body).toEqual(kept)
})

it('a picture that could not be cropped stays what it was', async () => {
  const made = await readJson<{ doc: { id: string } }>(
    await admin.send('/api/images', formOf('ganz.png', picture)),
  )
  const before = await filesNow()
  const edits = {
    'uploadEdits[crop][x]': '0',
    'uploadEdits[crop][y]': '0',
    'uploadEdits[widthInPixels]': '10',
    'uploadEdits[heightInPixels]': '10',
  }
  const crop = () =>
    admin('PATCH', `/api/images/${made.doc.id}?${new URLSearchParams(edits)}`, { alt: 'Rand' })

  expect((await withFullDisk(app.mediaDir, crop)).status).toBe(507)
  expect(await filesNow()).toEqual(before)
  expect(await crop()).toMatchObject({ status: 200, body: { doc: { width: 10, height: 10 } } })
})

it('a disk that fails with room left is our fault, and not called full', async () => {
  const before = [await filesNow(), await recordsNow()]
  const answer = await withBrokenFolder(path.join(app.mediaDir, 'images'), () =>
    admin.send('/api/images', formOf('defekt.png', picture)),
  )
  const { errors } = await readJson<ApiErrors>(answer)

  expect([answer.status, errors[0]?.code]).toEqual([500, 'internal'])
  expect([await filesNow(), await recordsNow()]).toEqual(before)
})
