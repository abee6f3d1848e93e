import { readFile } from 'node:fs/promises'

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { DownloadFailed, downloadFile } from '#kernel/download/download-file.ts'
import { websiteView } from '#domain/content/page.contract.ts'
import { type Caller, employ } from '#scripts/testing/callers.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

vi.mock('#kernel/download/download-file.ts', async (original) => ({
  ...(await original<object>()),
  downloadFile: vi.fn<typeof downloadFile>(),
}))

const file = 'node_modules/@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2'
const address = 'https://fonts.example/hausschrift.woff2'
const download = vi.mocked(downloadFile)

let app: TestApp
let admin: Caller
let font: Buffer

beforeAll(async () => {
  app = await createTestApp()
  admin = await employ(app, ['ROLE_ADMIN'])
  font = await readFile(file)
})

beforeEach(() => {
  download.mockReset()
  download.mockImplementation(async () => font)
})

afterAll(() => app.close())

const save = (values: object) => admin('POST', '/api/config', values)
const stored = async (family: string) =>
  (
    await app.payload.find({
      collection: 'fonts',
      where: { family: { equals: family } },
      overrideAccess: true,
    })
  ).docs

describe('the address of a font', () => {
  it('is asked once, and from then on the font is ours', async () => {
    expect((await save({ font: 'Hausschrift', fontUrl: address })).status).toBe(200)
    expect(await stored('Hausschrift')).toMatchObject([
      {
        variant: '400',
        weights: '200 1000',
        source: address,
        license: 'Laut fonts.example',
        extension: 'woff2',
      },
    ])
    expect(download).toHaveBeenCalledOnce()
    expect(download.mock.lastCall).toMatchObject([
      { href: address },
      { mostBytes: 5 * 1024 * 1024, deadlineMs: 8000 },
    ])

    await save({ shopName: 'Anders' })
    await save({ font: 'Hausschrift', fontUrl: address })
    expect(download).toHaveBeenCalledOnce()

    const { fonts, theme } = websiteView.parse(await readJson(await app.fetch('/api/website')))
    expect([theme.font, fonts.map(({ family }) => family)]).toEqual(['Hausschrift', ['Hausschrift']])
    expect(fonts[0]?.src).toMatch(/^\/api\/fonts\/file\/hausschrift-[0-9a-f]+\.woff2\?v=/)
    const answer = await app.fetch(String(fonts[0]?.src))
    expect(Buffer.from(await answer.arrayBuffer()).equals(font)).toBe(true)
  })

  it('is known to the staff alone, since it may contain a key', async () => {
    await save({ font: 'Vertrauliche', fontUrl: `${address}?key=secret` })
    const asked = ['/api/config', '/api/init', '/api/fonts?limit=100', '/api/divisions', '/api/website']
    const answers = await Promise.all(asked.map(async (path) => (await app.fetch(path)).text()))

    expect(answers.filter((answer) => answer.includes('key=secret'))).toEqual([])
    expect((await admin('GET', '/api/config')).body).toMatchObject({ fontUrl: `${address}?key=secret` })
  })

  it('and the name of the font may be pasted with room around them', async () => {
    expect((await save({ font: ' Eingesetzte Schrift', fontUrl: ` ${address}\n` })).status).toBe(200)

    const { fonts, theme } = websiteView.parse(await readJson(await app.fetch('/api/website')))
    expect([theme.font, ...fonts.map(({ family }) => family)]).toEqual([
      'Eingesetzte Schrift',
      'Eingesetzte Schrift',
    ])
  })

  it('that is gone by now holds up nobody who saves something else', async () => {
    await save({ font: 'Vergangene', fontUrl: address })
    const [taken] = await stored('Vergangene')
    await app.payload.delete({ collection: 'fonts', id: String(taken?.id), overrideAccess: true })
    download.mockRejectedValue(new DownloadFailed('unreachable'))

    expect((await save({ font: 'Vergangene', fontUrl: address, shopName: 'Weiter' })).status).toBe(200)
    expect(download).toHaveBeenCalledOnce()
  })

  it('that changes brings another file for the same font', async () => {
    await save({ font: 'Zweite', fontUrl: address })
    const [before] = await stored('Zweite')
    await save({ font: 'Zweite', fontUrl: `${address}?v=2` })
    const after = await stored('Zweite')

    expect(after).toMatchObject([{ id: before?.id, source: `${address}?v=2` }])
    expect(download).toHaveBeenCalledTimes(2)
  })

  it('of a division is asked as well', async () => {
    const theme = { font: 'Reinschrift', fontUrl: address }
    const made = await admin('POST', '/api/divisions', {
      name: 'Rein',
      identifier: 'rein',
      hosts: ['rein.test'],
      theme,
    })

    expect(made.status).toBe(201)
    const website = websiteView.parse(await readJson(await app.fetch('/api/website?host=rein.test')))
    expect(website.fonts.map(({ family }) => family)).toEqual(['Reinschrift'])
  })

  it('without the name of the font is refused', async () => {
    const theme = { fontUrl: address }
    const made = await admin('POST', '/api/divisions', { name: 'Ohne', identifier: 'ohne', theme })

    expect(made).toMatchObject({ status: 400, body: { errors: [{ field: 'theme.fontUrl' }] } })
    expect(download).not.toHaveBeenCalled()
  })
})

describe('what is no font of the internet is refused in German, and changes nothing', () => {
  it.each([
    ['no-public-address', /führt nicht ins öffentliche Internet/],
    ['unreachable', /war nichts zu holen/],
    ['too-large', /größer als 5 MB/],
  ] as const)('an address that fails as %s', async (problem, message) => {
    download.mockRejectedValue(new DownloadFailed(problem))

    expect(await save({ font: 'Keine', fontUrl: address })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'fontUrl', message: expect.stringMatching(message) }] },
    })
    expect(await stored('Keine')).toEqual([])
  })

  it.each([
    ['a page', Buffer.from('<!doctype html><title>Schrift</title>')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_what, bytes) => {
    download.mockResolvedValue(bytes)

    expect(await save({ font: 'Keine', fontUrl: address })).toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.stringContaining('liegt keine Schrift') }] },
    })
    expect(await stored('Keine')).toEqual([])
  })

  it.each(['http://fonts.example/a.woff2', 'file:///etc/passwd', 'kein Text'])('%s', async (fontUrl) => {
    download.mockRejectedValue(new DownloadFailed('no-public-address'))

    expect(await save({ font: 'Keine', fontUrl })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'fontUrl' }] },
    })
  })

  it('a font that nobody can read', async () => {
    download.mockResolvedValue(Buffer.concat([font.subarray(0, 200), Buffer.alloc(400)]))

    expect(await save({ font: 'Keine', fontUrl: address })).toMatchObject({
      status: 400,
      body: {
        errors: [{ field: 'fontUrl', message: 'Diese Schriftdatei kann nicht gelesen werden.' }],
      },
    })
    expect(await stored('Keine')).toEqual([])
  })

  it('an address that is too long, before anybody asks it', async () => {
    expect(await save({ font: 'Keine', fontUrl: `${address}?${'a'.repeat(500)}` })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'fontUrl' }] },
    })
    expect(download).not.toHaveBeenCalled()
  })

  it('a font that somebody has stored is not replaced by that of an address', async () => {
    await app.payload.create({
      collection: 'fonts',
      data: { family: 'Eigene', weight: '400', style: 'normal', license: 'OFL 1.1' },
      file: { name: 'eigene.woff2', data: font, mimetype: 'font/woff2', size: font.length },
      overrideAccess: true,
    })

    expect(await save({ font: 'Eigene', fontUrl: address })).toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.stringContaining('liegt schon unter „Schriftarten“') }] },
    })
    expect(download).not.toHaveBeenCalled()
  })
})
