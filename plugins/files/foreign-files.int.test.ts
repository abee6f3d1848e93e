import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { fileCollections } from '#collections/shared/media-folder.ts'
import { anyone, type Caller, employ } from '#scripts/testing/callers.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let listener: Server
let address: string
let editor: Caller
let admin: Caller
/** Every request that this process begins, whether it comes to a connection or not. */
let begun: string[] = []
let connections = 0
const note = (message: unknown) => {
  const { request } = message as { request: { origin: string; path: string } }
  begun.push(`${request.origin}${request.path}`)
}

beforeAll(async () => {
  app = await createTestApp()
  listener = createServer((_req, res) => res.end('GIF89a'))
  listener.on('connection', () => {
    connections += 1
  })
  await new Promise<void>((ready) => {
    listener.listen(0, ready)
  })
  // A server that listens on a port has an address of this shape.
  address = `http://localhost:${(listener.address() as AddressInfo).port}`
  editor = await employ(app, ['ROLE_EDITOR'])
  admin = await employ(app, ['ROLE_ADMIN'])
  subscribe('undici:request:create', note)
})

beforeEach(() => {
  begun = []
  connections = 0
})

afterAll(async () => {
  unsubscribe('undici:request:create', note)
  listener.close()
  await app.close()
})

const alt = 'Etwas'
const claims = () => [
  { url: `${address}/bild.gif`, filename: 'bild.gif' },
  { url: 'http://bild.example/bild.gif', filename: 'bild.gif' },
  { url: `//localhost/bild.gif`, filename: 'bild.gif' },
  { url: '/api/init', filename: 'bild.gif' },
  { url: 'file:///etc/passwd', filename: 'bild.gif' },
]
const formWith = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

async function storedImage(): Promise<{ id: string; filename: string; url: string }> {
  const data = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#f80' } })
    .png()
    .toBuffer()
  const form = formWith({ _payload: JSON.stringify({ alt }) })
  form.set('file', new Blob([new Uint8Array(data)], { type: 'image/png' }), 'echt.png')
  const { doc } = await readJson<{ doc: { id: string; filename: string; url: string } }>(
    await editor.send('/api/images', form),
  )
  return doc
}

describe.each(fileCollections)('a record of %s that names an address', (slug) => {
  it.each([0, 1, 2, 3, 4])('is refused without a look at the address (%i)', async (at) => {
    const body = { alt, family: 'Mulish', license: 'OFL', ...claims()[at] }
    for (const ask of [anyone(app), editor, admin]) {
      const made = await ask('POST', `/api/${slug}`, body)
      const sent = await ask.send(`/api/${slug}`, formWith({ _payload: JSON.stringify(body) }))

      expect([made.status, sent.status].every((status) => status >= 400 && status < 500)).toBe(true)
    }
    expect([begun, connections]).toEqual([[], 0])
    expect(await app.payload.count({ collection: slug, overrideAccess: true })).toEqual({
      totalDocs: 0,
    })
  })
})

it('a change of a picture that names an address keeps the picture as it is', async () => {
  const { id } = await storedImage()
  for (const claim of claims()) {
    const crop =
      'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[widthInPixels]=2&uploadEdits[heightInPixels]=2'
    await admin('PATCH', `/api/images/${id}`, { alt, ...claim })
    await admin('PATCH', `/api/images/${id}?${crop}`, { alt, focalX: 1, focalY: 2, ...claim })
    await admin('PUT', `/api/images/${id}`, { alt, focalX: 3, focalY: 4, ...claim })
    await admin('PATCH', `/api/images?where[id][equals]=${id}`, { alt, ...claim })
    await admin('POST', `/api/images/${id}/duplicate`, { alt, ...claim })
  }
  const { body } = await admin('GET', `/api/images/${id}`)

  expect([begun, connections]).toEqual([[], 0])
  // What was cropped lies in a new file of the same name.
  expect(body.filename).toMatch(/^echt-[0-9a-f]{12}\.png$/)
  expect(body.url).toBe(`/api/images/file/${String(body.filename)}`)
})

it.each(fileCollections)('a form for %s brings its file along, and names none elsewhere', async (slug) => {
  const file = JSON.stringify({
    filename: '../../etc/passwd',
    collectionSlug: slug,
    clientUploadContext: {},
  })
  for (const ask of [anyone(app), admin]) {
    const answer = await ask.send(`/api/${slug}`, formWith({ _payload: JSON.stringify({ alt }), file }))

    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  }
  expect([begun, connections]).toEqual([[], 0])
})

it.each(fileCollections)('nothing is fetched for %s because somebody pastes an address', async (slug) => {
  const { status } = await admin(
    'GET',
    `/api/${slug}/paste-url?src=${encodeURIComponent(`${address}/a.gif`)}`,
  )

  expect([status, begun, connections]).toEqual([404, [], 0])
})

it.each(fileCollections)('each collection with files takes them from forms only: %s', (slug) => {
  const { upload, disableDuplicate } = app.payload.collections[slug].config

  expect(upload).toMatchObject({ pasteURL: false, requiresClientUploadReceipt: true })
  expect([upload.skipSafeFetch, disableDuplicate]).toEqual([undefined, true])
})

it.each(['../../', '..%2f..%2f', 'x', '%00'])(
  'a file asked for with the prefix %s is a file or none',
  async (prefix) => {
    const { id } = await storedImage()
    const { body } = await admin('GET', `/api/images/${id}`)
    const answers = await Promise.all(
      fileCollections.map((slug) => app.fetch(`/api/${slug}/file/${body.filename}?prefix=${prefix}`)),
    )

    expect(answers.every(({ status }) => status < 500)).toBe(true)
  },
)
