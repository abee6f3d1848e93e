import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { labelLayout } from '#domain/insight/qr/label-layout.ts'
import type { CodeState } from '#domain/insight/qr/qr-codes.contract.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { oneOfFew } from '#kernel/apart/one-of-few.ts'
import { openCornerShop } from '#plugins/ordering/testing/corner-shop.ts'
import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { storeLogo } from '#scripts/testing/store-logo.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { readLabels, readPicture } from './testing/read-code.ts'

const house = 'https://gasthaus.example'

let app: TestApp
let editor: Caller
let employee: Caller
let branch: string

beforeAll(async () => {
  process.env.SERVER_URL = house
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
  employee = await employ(app, ['ROLE_EMPLOYEE'])
  ;({ branch } = await openCornerShop(app.payload))
})
afterAll(async () => {
  delete process.env.SERVER_URL
  await app.close()
})

const code = { name: 'Sommer', targetType: 'url', url: '/aktion', origin: 'Schaufenster' }
const make = async (values: object): Promise<string> =>
  idOf(await editor('POST', '/api/qr-codes', { ...code, ...values }))
const ask = (address: string, caller = editor) => app.fetch(address, { headers: caller.badge })
const bytesOf = async (address: string) => {
  const answer = await ask(address)
  expect(answer.status).toBe(200)
  return { bytes: new Uint8Array(await answer.arrayBuffer()), headers: answer.headers }
}
const stateOf = async (id: string, caller = editor) =>
  (await caller('GET', `/api/qr-codes/${id}/state`)).body as unknown as CodeState

describe('the picture of a code', () => {
  it('is read back from each format, with the number of its batch', async () => {
    const id = await make({ path: 'bilder', batches: [{ name: 'Erste', quantity: 5 }] })
    const address = `${house}/q/bilder?b=1`
    const svg = await bytesOf(`/api/qr-codes/${id}/picture.svg?size=25&batch=1`)
    const png = await bytesOf(`/api/qr-codes/${id}/picture.png?size=25&batch=1`)

    expect(svg.headers.get('content-type')).toBe('image/svg+xml')
    expect(svg.headers.get('content-security-policy')).toMatch('sandbox')
    expect(png.headers.get('content-disposition')).toBe('inline; filename="qr-bilder-auflage-1.png"')
    expect(await readPicture(svg.bytes, 25)).toBe(address)
    expect(await readPicture(png.bytes, 25)).toBe(address)
    expect(await readPicture((await bytesOf(`/api/qr-codes/${id}/picture.png`)).bytes, 30)).toBe(
      `${house}/q/bilder`,
    )
  })

  it('stands on sheets of the house’s grid, as many labels as the batch has pieces', async () => {
    const id = await make({
      path: 'bogen',
      batches: [
        { name: 'Flyer', quantity: 50, place: 'Messe Wels' },
        { name: 'Viele', quantity: 100_000 },
      ],
    })
    const pdf = await bytesOf(`/api/qr-codes/${id}/picture.pdf?label=compact&batch=1`)
    const grid = { rows: 12, columns: 4 }
    const { codes, words } = await readLabels(pdf.bytes, { layout: labelLayout(grid), ...grid })

    expect(codes.map((page) => page.filter(Boolean).length)).toEqual([48, 2])
    expect(new Set(codes.flat())).toEqual(new Set([`${house}/q/bogen?b=1`, null]))
    expect(words.join()).toContain('Messe Wels')
    const often = await bytesOf(`/api/qr-codes/${id}/picture.pdf?label=compact&batch=2`)
    expect(often.headers.get('content-disposition')).toMatch('qr-bogen-auflage-2-2084-mal.pdf')
  })

  it('has the logo and the colours of the house, where they can be read', async () => {
    const id = await make({ path: 'farben' })
    const wanted = `/api/qr-codes/${id}/picture.png?colors=theme&logo=yes&size=40`
    expect(await (await ask(wanted)).json()).toMatchObject({
      errors: [{ field: 'logo', code: 'no-logo' }],
    })

    const logo = await storeLogo(app, { color: '#b00020' })
    const req = asSystem(await createLocalReq({}, app.payload))
    await app.payload.updateGlobal({ slug: 'config', data: { logo }, ...req })
    expect(await readPicture((await bytesOf(wanted)).bytes, 40)).toBe(`${house}/q/farben`)
    await app.payload.updateGlobal({ slug: 'config', data: { color1: '#767676', color2: '#ffffff' }, ...req })
    expect((await stateOf(id)).colorsProblem).toBeNull()
    await app.payload.updateGlobal({ slug: 'config', data: { color1: '#000000', color2: '#a0a0a0' }, ...req })
    expect((await stateOf(id)).colorsProblem).toMatch('Schwarz auf Weiß')
    expect(await (await ask(wanted)).json()).toMatchObject({
      errors: [{ field: 'colors', code: 'weak-colors' }],
    })
    const usual = { color1: '#1d1d1d', color2: '#fcfcfc', logo: null }
    await app.payload.updateGlobal({ slug: 'config', data: usual, ...req })
  })

  it('is to be asked for again where too many are being drawn, and its logo is not to blame', async () => {
    const id = await make({ path: 'andrang' })
    const req = asSystem(await createLocalReq({}, app.payload))
    const logo = await storeLogo(app, { color: '#b00020' })
    await app.payload.updateGlobal({ slug: 'config', data: { logo }, ...req })
    const { promise: end, resolve } = Promise.withResolvers<void>()
    const drawn = Array.from({ length: 101 }, () => oneOfFew('staff', () => end))
    const answers = await Promise.all(
      ['picture.svg?logo=yes', 'picture.png', 'picture.pdf'].map((name) =>
        ask(`/api/qr-codes/${id}/${name}`),
      ),
    )
    resolve()
    await Promise.all(drawn)
    await app.payload.updateGlobal({ slug: 'config', data: { logo: null }, ...req })

    for (const answer of answers) {
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({ errors: [{ code: 'unavailable' }] })
    }
  })

  it.each([
    ['size=10', 'size', 'too-small', 'mindestens 15 mm'],
    ['batch=7', 'batch', 'unknown-batch', 'Auflage'],
    ['size=5', 'size', 'validation', ''],
    ['size=99999', 'size', 'validation', ''],
    ['colors=bunt', 'colors', 'validation', ''],
    ['logo=vielleicht', 'logo', 'validation', ''],
  ])('with %s is refused at %s in German', async (query, field, problem, words) => {
    const id = await make({ path: `nein-${query.replaceAll(/[^a-z0-9]/g, '-')}` })
    const answer = await ask(`/api/qr-codes/${id}/picture.svg?${query}`)

    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      errors: [{ field, code: problem, message: expect.stringContaining(words) }],
    })
  })

  it('is for those who may read the record', async () => {
    const id = await make({ path: 'rechte' })

    for (const path of ['picture.svg', 'picture.png', 'picture.pdf', 'state']) {
      expect((await app.fetch(`/api/qr-codes/${id}/${path}`)).status).toBe(401)
      expect((await ask(`/api/qr-codes/${id}/${path}`, employee)).status).toBe(200)
      const gone = await ask(`/api/qr-codes/0199aaaa-0000-7000-8000-00000000000f/${path}`)
      expect([gone.status, await gone.json()]).toMatchObject([404, { errors: [{ code: 'unknown-record' }] }])
    }
    expect((await anyone(app)('GET', '/api/qr-codes/rechte')).status).toBe(401)
  })
})

describe('the state of a code', () => {
  it('says where it leads now, how it is printed and how often it was scanned', async () => {
    const today = Temporal.Now.zonedDateTimeISO('Europe/Vienna').toPlainDate()
    const id = await make({
      path: 'stand',
      originBranch: branch,
      batches: [{ name: 'Erste' }],
      rules: [
        { targetType: 'url', url: '/menu', languages: ['en'] },
        { targetType: 'url', url: '/heute', house: 'open' },
      ],
    })
    for (const [days, batch, scans] of [
      [0, 0, 3],
      [0, 1, 2],
      [29, 0, 1],
      [30, 0, 9],
    ] as const) {
      await app.pool.query(
        `insert into qr_days (day, code, batch, place, target_kind, target_key, scans) values ($1, $2, $3, '', 'url', '/', $4)`,
        [today.subtract({ days }).toString(), id, batch, scans],
      )
    }
    const state = await stateOf(id)

    expect(state).toMatchObject({
      address: `${house}/q/stand`,
      batches: [{ number: 1, name: 'Erste', address: `${house}/q/stand?b=1` }],
      opens: { kind: 'url', href: '/heute', rule: 2 },
      warnings: [],
      scans: { total: 6 },
    })
    expect(state.scans?.days.length).toBe(30)
    expect([state.scans?.days.at(-1), state.scans?.days[0]]).toEqual([
      { day: today.toString(), scans: 5 },
      { day: today.subtract({ days: 29 }).toString(), scans: 1 },
    ])
  })

  it('tells how often it was scanned to those of its branch and to whoever keeps codes', async () => {
    const here = await employ(app, ['ROLE_EMPLOYEE'], [branch])
    const [hanging, opening, nowhere] = [
      await make({ path: 'haengt', originBranch: branch }),
      await make({ path: 'oeffnet', targetType: 'branch', branch }),
      await make({ path: 'nirgends' }),
    ]
    const totals = async (caller: Caller) =>
      Promise.all([hanging, opening, nowhere].map(async (id) => (await stateOf(id, caller)).scans?.total))

    expect(await totals(editor)).toEqual([0, 0, 0])
    expect(await totals(here)).toEqual([0, 0, 0])
    expect(await totals(employee)).toEqual([undefined, undefined, 0])
  })

  it('warns of what leads nowhere, and of a time that is over', async () => {
    const fixtures = createRecordFixtures(app.payload)
    const hidden = await fixtures.store('questionnaires', { isPublic: false })
    const dead = { targetType: 'questionnaire', questionnaire: hidden.id }
    const id = await make({ path: 'tot', ...dead, rules: [dead], validUntil: '2026-01-01T00:00:00.000Z' })

    const { opens, warnings } = await stateOf(id)
    expect(opens).toBeNull()
    expect(warnings.map(({ code: word }) => word)).toEqual(['expired', 'dead-target', 'dead-rule'])
  })

  it('warns of an address that is too long for the labels of the house', async () => {
    const id = await make({ path: `lang/${'a'.repeat(150)}` })

    expect((await stateOf(id)).warnings.map(({ code: word }) => word)).toEqual(['too-small-for-labels'])
  })
})
