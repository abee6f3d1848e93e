import { readdir, readFile, readlink } from 'node:fs/promises'
import path from 'node:path'

import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  MovOutputFormat,
  Output,
  type OutputFormat,
} from 'mediabunny'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { type Caller, employ } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

type Doc = {
  id: string
  filename: string
  originalName: string
  mimeType: string
  extension: string
  filesize: number
  hasAudio: boolean | null
}

let app: TestApp
let editor: Caller
let mp4: Buffer

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
  mp4 = await readFile('cms/demo/website/videos/schaum.mp4')
})

afterAll(() => app.close())

/** As the form of the admin panel sends it. */
async function add(name: string, bytes: Uint8Array, type: string) {
  const form = new FormData()
  form.set('file', new File([Buffer.from(bytes)], name, { type }))
  form.set('_payload', JSON.stringify({ isPublic: true }))
  const answer = await editor.send('/api/uploads', form)
  const body = (await answer.json()) as { doc: Doc; message?: string; errors?: { message: string }[] }

  return { status: answer.status, ...body }
}

async function inContainer(format: OutputFormat): Promise<Uint8Array> {
  const target = new BufferTarget()
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(mp4) })
  const conversion = await Conversion.init({ input, output: new Output({ format, target }) })
  await conversion.execute()

  return new Uint8Array(target.buffer ?? new ArrayBuffer(0))
}

const folder = () => path.resolve(process.env.MEDIA_DIR ?? '')

it('a film of an iPhone becomes an MP4, with its pictures as they were', async () => {
  const film = await inContainer(new MovOutputFormat())
  const { status, doc, message } = await add('Baustelle.MOV', film, 'video/quicktime')

  expect([status, message]).toEqual([201, 'Datei erfolgreich erstellt.'])
  expect(doc).toMatchObject({ originalName: 'Baustelle.mp4', mimeType: 'video/mp4', extension: 'mp4' })
  const kept = await readFile(path.join(folder(), 'uploads', doc.filename))
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(kept) })
  expect(await input.getMimeType()).toContain('video/mp4')
  expect((await input.getPrimaryVideoTrack())?.codec).toBe('avc')
})

it('what an address has shown is not replaced, for browsers keep it for ever', async () => {
  const { doc } = await add('Fassade.mp4', mp4, 'video/mp4')
  const form = new FormData()
  form.set('file', new File(['%PDF-1.7'], 'Preise.pdf', { type: 'application/pdf' }))
  form.set('_payload', JSON.stringify({ isPublic: true }))
  const admin = await employ(app, ['ROLE_ADMIN'])
  const answer = await admin.send(`/api/uploads/${doc.id}`, form, 'PATCH')

  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Die Datei selbst lässt sich nicht ersetzen.')
  expect(await readFile(path.join(folder(), 'uploads', doc.filename))).toEqual(mp4)
})

it('a film is listed by a picture of it, whatever columns are asked for', async () => {
  const { doc } = await add('Gerüst.mp4', mp4, 'video/mp4')
  const list = await editor('GET', `/api/uploads?where[id][equals]=${doc.id}&select[thumbnailURL]=true`)
  const [listed] = list.body.docs as { thumbnailURL: string }[]

  expect(listed?.thumbnailURL).toMatch(new RegExp(`^/upload/[^/]+/preview/${doc.id}-[^/]+\\.jpg$`))
})

it('a film larger than anything that fits a form is taken, and nothing is left behind', async () => {
  const padding = Buffer.alloc(30 * 2 ** 20)
  padding.writeUInt32BE(padding.length, 0)
  padding.write('free', 4)
  const { status, doc } = await add('lang.mp4', Buffer.concat([mp4, padding]), 'video/mp4')

  expect([status, doc.filesize]).toEqual([201, mp4.length + padding.length])
  expect(await readdir(path.join(folder(), '.incoming'))).toEqual([])
})

it('what only pretends to be a film is refused in German, as is a picture that large', async () => {
  const broken = Buffer.concat([mp4.subarray(0, 24).fill('qt  ', 8, 12), Buffer.alloc(5000, 7)])
  const refused = [
    await add('kaputt.mov', broken, 'video/quicktime'),
    await add('seite.mp4', Buffer.from('<script>alert(1)</script>'), 'video/mp4'),
    await add('riesig.png', Buffer.alloc(26 * 2 ** 20, 1), 'image/png'),
  ]

  expect(refused.map(({ status }) => status)).toEqual([415, 415, 413])
  for (const { errors } of refused) expect(errors?.[0]?.message).toContain('kann nicht verarbeitet werden')
})

it('a broken film leaves no file open', async () => {
  const broken = Buffer.concat([mp4.subarray(0, 24).fill('qt  ', 8, 12), Buffer.alloc(5000, 7)])
  await add('kaputt.mov', broken, 'video/quicktime')

  // Where a system does not list them, there is nothing to see.
  const open = await readdir('/proc/self/fd').catch(() => [])
  const names = await Promise.all(open.map((each) => readlink(`/proc/self/fd/${each}`).catch(() => '')))
  expect(names.filter((name) => name.includes('.incoming'))).toEqual([])
})

it('a WebM stays what it is, under a name that says so', async () => {
  const { status, doc } = await add('Clip.mp4', emptyWebM, 'video/mp4')

  expect([status, doc.originalName, doc.mimeType]).toEqual([201, 'Clip.webm', 'video/webm'])
})

it('a film says whether it has sound, on its way as well; what is no film says nothing', async () => {
  const silent = await readFile('cms/demo/website/videos/fahrzeug.mp4')
  const film = await inContainer(new MovOutputFormat())
  const added = [
    await add('laut.mp4', mp4, 'video/mp4'),
    await add('laut.mov', film, 'video/quicktime'),
    await add('stumm.mp4', silent, 'video/mp4'),
    await add('kaputt.webm', emptyWebM, 'video/webm'),
    await add('Preise.txt', Buffer.from('Fassade ab 690'), 'text/plain'),
  ]

  expect(added.map(({ doc }) => doc.hasAudio)).toEqual([true, true, false, false, null])
})

it('nobody says for a film whether it has sound', async () => {
  const { doc } = await add('laut.mp4', mp4, 'video/mp4')
  await editor('PATCH', `/api/uploads/${doc.id}`, { hasAudio: false })

  expect((await editor('GET', `/api/uploads/${doc.id}`)).body).toMatchObject({ hasAudio: true })
})

/** The head of a WebM file, which names its kind. */
const emptyWebM = Buffer.concat([
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84]),
  Buffer.from('webm'),
  Buffer.alloc(64),
])
