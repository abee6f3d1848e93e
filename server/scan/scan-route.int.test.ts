import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { openCornerShop, type CornerShop } from '#plugins/ordering/testing/corner-shop.ts'
import { openScanDesk, type ScanDesk } from '#plugins/qr-codes/qr-codes.port.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { openServer } from '../testing/open-server.ts'
import { scanRoute } from './scan-route.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

let app: TestApp
let fixtures: RecordFixtures
let shop: CornerShop
let desk: ScanDesk
let server: Awaited<ReturnType<typeof openServer>>
/** A Wednesday in summer, at 12 o'clock in Vienna. */
let now = Temporal.Instant.from('2026-07-01T10:00:00Z')

beforeAll(async () => {
  app = await createTestApp()
  fixtures = createRecordFixtures(app.payload)
  shop = await openCornerShop(app.payload)
  desk = openScanDesk({ payload: app.payload })
  server = await openServer({ scans: scanRoute({ desk, now: () => now }) })
})

beforeEach(async () => {
  now = Temporal.Instant.from('2026-07-01T10:00:00Z')
  await desk.stop()
  await app.pool.query('truncate qr_scans, qr_days')
})

afterAll(() => app.close())

let made = 0
/** A code that opens something, at a path of its own. */
async function codeFor(values: Record<string, unknown>): Promise<string> {
  made += 1
  const path = `code${made}`
  await fixtures.store('qr-codes', { name: 'Code', path, isEnabled: true, ...values })
  return path
}
const change = async (slug: 'questionnaires' | 'sites' | 'branches', id: string, data: object) =>
  app.payload.update({ collection: slug, id, data, ...asSystem(await createLocalReq({}, app.payload)) })

const scan = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.get(`/q/${path}`, { method, headers: { 'user-agent': phone, ...headers } })
const location = async (path: string, headers?: Record<string, string>) =>
  (await scan(path, headers)).headers.get('location')
const written = async () => {
  await desk.stop()
  const { rows } = await app.pool.query<Record<string, unknown>>('select * from qr_scans order by at, id')
  return rows
}

describe('a scan', () => {
  it('leads to the address, which nobody keeps', async () => {
    const answer = await scan(await codeFor({ targetType: 'url', url: 'https://example.com/aktion?x=1' }))

    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://example.com/aktion?x=1'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  })

  it('leads to a page, a branch, a table, a product and a questionnaire, with the mark of the code', async () => {
    const page = await fixtures.store('sites', {
      type: 'custom_site',
      path: 'sommer',
      isPublic: true,
      _status: 'published',
    })
    const table = await fixtures.store('tables', { branch: shop.branch, identifier: 'Terrasse 4' })
    const asked = await fixtures.store('questionnaires', { isPublic: true })
    const codes = {
      site: await codeFor({ targetType: 'site', site: page.id }),
      branch: await codeFor({ targetType: 'branch', branch: shop.branch }),
      table: await codeFor({ targetType: 'table', table: table.id }),
      product: await codeFor({ targetType: 'product', product: shop.soup }),
      questionnaire: await codeFor({ targetType: 'questionnaire', questionnaire: asked.id }),
      path: await codeFor({ targetType: 'url', url: '/kontakt?x=1#anfahrt' }),
    }

    expect(await location(codes.site)).toBe(`/sommer?qr=${codes.site}`)
    expect(await location(codes.branch)).toBe(`/store/eck?qr=${codes.branch}`)
    expect(await location(codes.table)).toBe(`/store/eck?tisch=Terrasse%204&qr=${codes.table}`)
    expect(await location(codes.product)).toBe(`/store/eck?produkt=${shop.soup}&qr=${codes.product}`)
    expect(await location(codes.questionnaire)).toBe(
      `/questionnaires/${String(asked.publicHash)}?qr=${codes.questionnaire}`,
    )
    expect(await location(codes.path)).toBe(`/kontakt?x=1&qr=${codes.path}#anfahrt`)
  })

  it('says the name of another division in full, and marks whatever is the house’s own', async () => {
    process.env.SERVER_URL = 'https://haus.example'
    const division = await fixtures.store('divisions', {
      identifier: 'blitz',
      hosts: ['blitz.example'],
      isDefault: false,
    })
    const other = await fixtures.store('branches', {
      identifier: 'blitz-linz',
      isPublic: true,
      division: division.id,
    })
    const codes = {
      branch: await codeFor({ targetType: 'branch', branch: other.id }),
      own: await codeFor({ targetType: 'url', url: 'https://blitz.example/fassade?x=1' }),
      foreign: await codeFor({ targetType: 'url', url: 'https://example.com/fassade?x=1' }),
    }
    const locations = await Promise.all(Object.values(codes).map((path) => location(path)))
    delete process.env.SERVER_URL

    expect(locations).toEqual([
      `https://blitz.example/store/blitz-linz?qr=${codes.branch}`,
      `https://blitz.example/fassade?x=1&qr=${codes.own}`,
      'https://example.com/fassade?x=1',
    ])
  })

  it('finds its code however the address is spelled', async () => {
    const path = await codeFor({ targetType: 'url', url: '/aktion' })

    for (const spelled of [path.toUpperCase(), `${path}/`, `${path}?b=7`]) {
      expect(await location(spelled)).toBe(`/aktion?qr=${path}`)
    }
    expect((await server.get(`/Q/${path}`, { headers: { 'user-agent': phone } })).status).toBe(302)
  })

  it('opens what the rules say for the time, the branch and the language', async () => {
    const path = await codeFor({
      targetType: 'url',
      url: '/karte',
      originBranch: shop.branch,
      rules: [
        { targetType: 'url', url: '/menu', languages: ['en'] },
        {
          targetType: 'url',
          url: '/mittag',
          windows: [{ type: 'wednesday', from: '11:00', to: '14:00' }],
          house: 'open',
        },
      ],
    })

    expect(await location(path, { 'accept-language': 'en-GB,de;q=0.8' })).toBe(`/menu?qr=${path}`)
    expect(await location(path, { 'accept-language': 'de-AT' })).toBe(`/mittag?qr=${path}`)
    now = Temporal.Instant.from('2026-07-01T12:00:00Z')
    expect(await location(path, { 'accept-language': 'de-AT' })).toBe(`/karte?qr=${path}`)
  })
})

describe('a code that opens nothing', () => {
  const pageOf = async (path: string) => {
    const answer = await scan(path)
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toMatch('text/html')
    expect(answer.headers.get('cache-control')).toBe('no-store')

    return {
      status: answer.status,
      title: /<h1>(.*)<\/h1>/.exec(text)?.[1],
      way: /href="([^"]*)"/.exec(text)?.[1],
    }
  }
  const target = { targetType: 'branch', branch: '' }
  const here = () => ({ ...target, branch: shop.branch })

  it('shows a page with a way on: unknown, not yet valid, expired and switched off', async () => {
    const soon = { ...here(), validFrom: '2026-08-01T00:00:00.000Z' }
    const over = { ...here(), validUntil: '2026-06-01T00:00:00.000Z' }

    expect(await pageOf('gibt-es-nicht')).toEqual({
      status: 404,
      title: 'Diesen Code kennen wir nicht',
      way: '/',
    })
    expect(await pageOf(await codeFor(soon))).toMatchObject({ status: 404, way: '/store/eck' })
    expect(await pageOf(await codeFor(over))).toMatchObject({ status: 410, title: 'Diese Aktion ist vorbei' })
    expect(await pageOf(await codeFor({ ...here(), isEnabled: false }))).toMatchObject({ status: 410 })
  })

  it.each(['', '%20', 'x%20x', 'ä/ö', 'a'.repeat(300)])('shows it at /q/%s as well', async (path) => {
    const answer = await scan(path)

    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  })

  it('shows it as long as its target is not published, and opens it from then on', async () => {
    const asked = await fixtures.store('questionnaires', { isPublic: false })
    const path = await codeFor({ targetType: 'questionnaire', questionnaire: asked.id })

    expect(await pageOf(path)).toMatchObject({ status: 404, title: 'Hier ist gerade nichts zu sehen' })
    await change('questionnaires', asked.id, { isPublic: true })
    expect((await scan(path)).status).toBe(302)
  })

  it('shows it for a draft, a branch that is not public and a product that no menu lists', async () => {
    const draft = await fixtures.store('sites', { type: 'custom_site', path: 'entwurf', _status: 'draft' })
    const hidden = await fixtures.store('branches', { isPublic: false })
    const unlisted = await fixtures.store('products', { isEnabled: true })

    for (const dead of [
      { targetType: 'site', site: draft.id },
      { targetType: 'branch', branch: hidden.id },
      { targetType: 'product', product: unlisted.id },
    ]) {
      expect(await pageOf(await codeFor(dead))).toMatchObject({ status: 404 })
    }
  })

  it('is read and never sent to', async () => {
    expect((await scan('code1', {}, 'POST')).status).toBe(405)
    expect((await scan('gibt-es-nicht', {}, 'HEAD')).status).toBe(404)
  })
})

describe('what is kept of a scan', () => {
  it('says when, which code and batch, what opened, on what kind of device in which language', async () => {
    const path = await codeFor({
      targetType: 'url',
      url: '/aktion',
      origin: 'Schaufenster',
      batches: [{ name: 'Erste' }, { name: 'Zweite', place: 'Messe Wels' }],
    })
    await scan(`${path}?b=2`, { 'accept-language': 'en-US,de;q=0.5' })
    await scan(path)

    const [inBatch, without] = await written()
    expect(Object.keys(inBatch ?? {}).toSorted()).toEqual(
      'at batch code day device id language place target_key target_kind'.split(' '),
    )
    expect(inBatch).toMatchObject({
      batch: 2,
      place: 'Messe Wels',
      target_kind: 'url',
      target_key: '/aktion',
      device: 'phone',
      language: 'en',
    })
    expect(without).toMatchObject({ batch: 0, place: 'Schaufenster', language: 'other' })
    expect(JSON.stringify([inBatch, without])).not.toMatch(/iPhone|127\.0\.0\.1|::1/)
  })

  it('counts a batch that the code does not have as none', async () => {
    const path = await codeFor({ targetType: 'url', url: '/aktion', batches: [{ name: 'Erste' }] })
    for (const batch of ['9', '0', '-1', 'x', '1e3']) await scan(`${path}?b=${batch}`)

    expect(new Set((await written()).map(({ batch }) => batch))).toEqual(new Set([0]))
  })

  it('is nothing of programs, of whoever only looks, and of codes that open nothing', async () => {
    const path = await codeFor({ targetType: 'url', url: '/aktion' })
    const off = await codeFor({ targetType: 'url', url: '/aktion', isEnabled: false })
    const answers = [
      await scan(path, {}, 'HEAD'),
      await scan(path, { purpose: 'prefetch' }),
      await scan(path, { 'sec-purpose': 'prefetch;anonymous-client-ip' }),
      await scan(path, { 'user-agent': 'WhatsApp/2.24' }),
      await scan(path, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
      await scan(off),
    ]

    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302, 302, 410])
    expect(await written()).toEqual([])
  })
})
