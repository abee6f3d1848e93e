import { readdir } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { employ } from '#scripts/testing/callers.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let picture: Buffer
/** The first bytes of an MP4 file, which is all that tells its kind. */
const video = Buffer.from(
  '000000206674797069736f6d0000020069736f6d69736f32617663316d703431000000086d6f6f76000000086d646174',
  'hex',
)

beforeAll(async () => {
  app = await createTestApp()
  picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff8800' } })
    .png()
    .toBuffer()
})

afterAll(() => app.close())

describe('an image', () => {
  it('carries a version that follows its focal point, its size and its extension', async () => {
    const image = await createImage('Teller.PNG')
    const moved = await app.payload.update({
      collection: 'images',
      id: image.id,
      data: { focalX: 10, focalY: 90 },
      overrideAccess: true,
    })

    expect(image).toMatchObject({ extension: 'png', width: 40, height: 20 })
    expect(image.version).toMatch(/^[0-9a-f]{8}$/)
    expect(moved.version).not.toBe(image.version)
  })

  it('keeps its version when only the description changes', async () => {
    const image = await createImage('suppe.png')
    const described = await app.payload.update({
      collection: 'images',
      id: image.id,
      data: { alt: 'Suppe' },
      overrideAccess: true,
    })

    expect(described.version).toBe(image.version)
  })

  it('believes no body that claims another file or address', async () => {
    const image = await createImage('echt.png')
    const token = await adminToken()
    const claim = { alt: 'Neu', filename: 'fremd.png', url: 'http://10.0.0.1/x.png', width: 1 }
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const body = JSON.stringify(claim)
    const created = await app.fetch('/api/images', { method: 'POST', headers, body })
    const updated = await app.fetch(`/api/images/${image.id}`, { method: 'PATCH', headers, body })

    expect(created.status).toBe(400)
    expect(await readJson(updated)).toMatchObject({ errors: [{ field: 'width', code: 'fixed-field' }] })
    expect(await app.payload.findByID({ collection: 'images', id: image.id })).toMatchObject({
      alt: image.alt,
      filename: image.filename,
      width: 40,
      version: image.version,
    })
  })

  it('hands its original to staff only', async () => {
    const image = await createImage('original.png')
    const answer = await app.fetch(`/api/images/file/${image.filename}`)

    expect(answer.status).toBe(401)
  })
})

describe('POST /api/uploads', () => {
  it('takes a data URL and answers what the order needs', async () => {
    const data = `data:image/png;base64,${picture.toString('base64')}`
    const answer = await upload({ filename: '../Skizze.png', data })

    expect(answer.status).toBe(201)
    expect(await readJson(answer)).toEqual({
      id: expect.any(String),
      version: expect.stringMatching(/^[0-9a-f]{8}$/),
      extension: 'png',
      publicHash: expect.stringMatching(/^[0-9a-f]{40}$/),
      mimeType: 'image/png',
    })
    expect(await readdir(path.resolve(process.env.MEDIA_DIR ?? '', 'uploads'))).toContainEqual(
      expect.stringMatching(/^Skizze-\w+\.png$/),
    )
  })

  it('takes a multipart file', async () => {
    const form = new FormData()
    form.append('file', new File(['a;b'], 'liste.csv', { type: 'text/html' }))
    const answer = await app.fetch('/api/uploads', { method: 'POST', body: form })

    expect(await readJson(answer)).toMatchObject({ mimeType: 'text/csv', extension: 'csv' })
  })

  it.each([
    [
      'text under the name of a picture',
      { filename: 'bild.png', data: 'data:image/png;base64,aGFsbG8=' },
      415,
    ],
    ['a page', { filename: 'seite.html', data: 'data:text/html;base64,aGFsbG8=' }, 415],
    ['no data URL', { filename: 'a.txt', data: 'hallo' }, 400],
    ['nothing', {}, 400],
    [
      '11 MB',
      { filename: 'a.txt', data: `data:;base64,${Buffer.alloc(11 * 1024 * 1024, 65).toString('base64')}` },
      413,
    ],
  ])('refuses %s in the words of the product', async (_what, body, status) => {
    const answer = await upload(body)
    const { errors } = await readJson<ApiErrors>(answer)

    expect(answer.status).toBe(status)
    expect(errors[0]).toMatchObject({
      field: 'file',
      message: expect.stringContaining('kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß'),
    })
  })

  it('shows visitors what is public, and nothing of what guests sent', async () => {
    const editor = await employ(app, ['ROLE_EDITOR'])
    await upload({ filename: 'brief.txt', data: `data:text/plain;base64,${btoa('Privat')}` })
    const form = new FormData()
    form.set('file', new Blob([video], { type: 'video/mp4' }), 'fassade.mp4')
    form.set('_payload', JSON.stringify({ isPublic: true }))
    const added = await editor.send('/api/uploads', form)
    const { doc } = await readJson<{ doc: { filename: string; mimeType: string } }>(added)
    const shown = await readJson<{ docs: { originalName: string }[] }>(await app.fetch('/api/uploads'))

    expect([added.status, doc.mimeType]).toEqual([201, 'video/mp4'])
    expect(shown.docs.map(({ originalName }) => originalName)).toEqual(['fassade.mp4'])
    expect((await app.fetch(`/api/uploads/file/${doc.filename}`)).status).toBe(200)
    expect((await editor('GET', '/api/uploads')).body).toMatchObject({ totalDocs: 1 })
  })

  it('takes a form of somebody who adds no files to the website for one of a guest', async () => {
    const employee = await employ(app, ['ROLE_EMPLOYEE'])
    const form = new FormData()
    form.set('file', new Blob([video], { type: 'video/mp4' }), 'von-selbst.mp4')
    form.set('_payload', JSON.stringify({ isPublic: true }))
    const answer = await readJson<{ id: string; doc?: object }>(await employee.send('/api/uploads', form))
    const stored = await app.payload.findByID({ collection: 'uploads', id: answer.id, overrideAccess: true })

    expect([answer.doc, stored.isPublic]).toEqual([undefined, false])
  })
})

function createImage(name: string) {
  return app.payload.create({
    collection: 'images',
    data: { alt: 'Teller' },
    file: { name, data: picture, mimetype: 'image/png', size: picture.length },
    overrideAccess: true,
  })
}

async function adminToken(): Promise<string> {
  const credentials = { email: 'anna@example.com', password: 'ein-gutes-passwort' }
  await app.payload.create({
    collection: 'users',
    data: { ...credentials, firstName: 'Anna', lastName: 'Auer', roles: ['ROLE_ADMIN'] },
    overrideAccess: true,
  })
  const { token } = await app.payload.login({ collection: 'users', data: credentials })
  return token ?? ''
}

function upload(body: object): Promise<Response> {
  return app.fetch('/api/uploads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
