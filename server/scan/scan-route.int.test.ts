import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { asSystem } from '#kernel/access/on-behalf.ts'

import { openScannedHouse, wednesdayNoon } from '../testing/scanned-house.ts'

let house: Awaited<ReturnType<typeof openScannedHouse>>

beforeAll(async () => {
  house = await openScannedHouse()
})
beforeEach(() => {
  house.clock.now = Temporal.Instant.from(wednesdayNoon)
})
afterAll(() => house.app.close())

const codeFor = (values: Record<string, unknown>) => house.codeFor(values)
const scan = (...call: Parameters<typeof house.scan>) => house.scan(...call)
const publish = async (id: string) =>
  house.app.payload.update({
    collection: 'questionnaires',
    id,
    data: { isPublic: true },
    ...asSystem(await createLocalReq({}, house.app.payload)),
  })
const location = async (path: string, headers?: Record<string, string>) =>
  (await scan(path, headers)).headers.get('location')

describe('a scan', () => {
  it('leads to the address, which nobody keeps', async () => {
    const answer = await scan(await codeFor({ targetType: 'url', url: 'https://example.com/aktion?x=1' }))

    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://example.com/aktion?x=1'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  })

  it('leads to a page, a branch, a table, a product and a questionnaire, with the mark of the code', async () => {
    const page = await house.fixtures.store('sites', {
      type: 'custom_site',
      path: 'sommer',
      isPublic: true,
      _status: 'published',
    })
    const table = await house.fixtures.store('tables', {
      branch: house.shop.branch,
      identifier: 'Terrasse 4',
    })
    const asked = await house.fixtures.store('questionnaires', { isPublic: true })
    const codes = {
      site: await codeFor({ targetType: 'site', site: page.id }),
      branch: await codeFor({ targetType: 'branch', branch: house.shop.branch }),
      table: await codeFor({ targetType: 'table', table: table.id }),
      product: await codeFor({ targetType: 'product', product: house.shop.soup }),
      questionnaire: await codeFor({ targetType: 'questionnaire', questionnaire: asked.id }),
      path: await codeFor({ targetType: 'url', url: '/kontakt?x=1#anfahrt' }),
    }

    expect(await location(codes.site)).toBe(`/sommer?qr=${codes.site}`)
    expect(await location(codes.branch)).toBe(`/store/eck?qr=${codes.branch}`)
    expect(await location(codes.table)).toBe(`/store/eck?tisch=Terrasse%204&qr=${codes.table}`)
    expect(await location(codes.product)).toBe(`/store/eck?produkt=${house.shop.soup}&qr=${codes.product}`)
    expect(await location(codes.questionnaire)).toBe(
      `/questionnaires/${String(asked.publicHash)}?qr=${codes.questionnaire}`,
    )
    expect(await location(codes.path)).toBe(`/kontakt?x=1&qr=${codes.path}#anfahrt`)
  })

  it('says the name of another division in full, and marks whatever is the house’s own', async () => {
    process.env.SERVER_URL = 'https://haus.example'
    const division = await house.fixtures.store('divisions', {
      identifier: 'blitz',
      hosts: ['blitz.example'],
      isDefault: false,
    })
    const other = await house.fixtures.store('branches', {
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
    expect((await house.server.get(`/Q/${path}`)).status).toBe(302)
  })

  it('opens what the rules say for the time, the branch and the language', async () => {
    const path = await codeFor({
      targetType: 'url',
      url: '/karte',
      originBranch: house.shop.branch,
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
    house.clock.now = Temporal.Instant.from('2026-07-01T12:00:00Z')
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
  const here = () => ({ ...target, branch: house.shop.branch })

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
    const asked = await house.fixtures.store('questionnaires', { isPublic: false })
    const path = await codeFor({ targetType: 'questionnaire', questionnaire: asked.id })

    expect(await pageOf(path)).toMatchObject({ status: 404, title: 'Hier ist gerade nichts zu sehen' })
    await publish(asked.id)
    expect((await scan(path)).status).toBe(302)
  })

  it('shows it for a draft, a branch that is not public and a product that no menu lists', async () => {
    const draft = await house.fixtures.store('sites', {
      type: 'custom_site',
      path: 'entwurf',
      _status: 'draft',
    })
    const hidden = await house.fixtures.store('branches', { isPublic: false })
    const unlisted = await house.fixtures.store('products', { isEnabled: true })

    for (const dead of [
      { targetType: 'site', site: draft.id },
      { targetType: 'branch', branch: hidden.id },
      { targetType: 'product', product: unlisted.id },
    ]) {
      expect(await pageOf(await codeFor(dead))).toMatchObject({ status: 404 })
    }
  })

  it('shows it where it would lead to a code, as it may have been stored before, and leads nobody round and round', async () => {
    process.env.SERVER_URL = 'https://haus.example'
    const paths = await Promise.all(
      ['/eigene', 'https://haus.example/eigene', 'https://example.com/q/fremder'].map((url) =>
        codeFor({ targetType: 'url', url }),
      ),
    )
    await house.app.pool.query(
      `update qr_codes set url = replace(url, '/eigene', '/q/' || path) where path = any($1)`,
      [paths],
    )
    const answers = await Promise.all(paths.map((path) => scan(path)))
    delete process.env.SERVER_URL

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 302])
  })

  it('is read and never sent to', async () => {
    expect((await scan('code1', {}, 'POST')).status).toBe(405)
    expect((await scan('gibt-es-nicht', {}, 'HEAD')).status).toBe(404)
  })
})
