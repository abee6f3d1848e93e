import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { figureText } from '#domain/insight/statistics/figure-words.ts'
import type { SavedView } from '#domain/insight/statistics/saved-views.contract.ts'
import type { SharedLink } from '#domain/insight/statistics/shared-links.contract.ts'
import { latestLastDay, usualLastDay } from '#domain/insight/statistics/shared-links.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'
import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { type CountedHouse, openCountedHouse } from '../business/testing/counted-house.ts'
import { tellVisits } from './tell-visits.fixture.ts'

const year = 'zeitraum=frei&von=2026-01-01&bis=2026-12-31&vergleich=ohne'
const today = Temporal.Now.zonedDateTimeISO('Europe/Vienna').toPlainDate().toString()
const lastDay = usualLastDay(today)

let app: TestApp
let house: CountedHouse
let vera: Hired

beforeAll(async () => {
  app = await createTestApp()
  house = await openCountedHouse(app)
  vera = await hire(app, 'ROLE_MANAGER', [house.branches[0] ?? ''])
})

afterAll(() => app.close())

let count = 0

async function viewOf({ ask }: Hired, query = year, isForAll = false): Promise<string> {
  count += 1
  const answer = await ask('POST', '/api/statistics/views', { name: `Ansicht ${count}`, query, isForAll })

  return (await readJson<SavedView>(answer)).id
}

const make = (who: Hired, view: string, more: object = {}) =>
  who.ask('POST', '/api/statistics/links', { view, reader: 'Steuerberatung', lastDay, ...more })

async function linkOf(who: Hired, query?: string): Promise<string> {
  const view = await viewOf(who, query)

  return (await readJson<{ url: string }>(await make(who, view))).url
}

const listOf = async ({ ask }: Hired) =>
  (await readJson<{ links: SharedLink[] }>(await ask('GET', '/api/statistics/links'))).links
const status = async (url: string) => (await app.fetch(url)).status
const pageOf = async (url: string) => plain(await (await app.fetch(url)).text())
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const grossOf = async ({ ask }: Hired) => {
  const answer = await ask('GET', '/api/statistics/revenue?from=2026-01-01&to=2026-12-31')

  return plain(figureText((await readJson<Statistics>(answer)).total.gross, 'cents'))
}

describe('a shared link', () => {
  it('shows the figures of the view to whoever has it, of the branches of whoever made it', async () => {
    const [ofAll, ofOne] = [await grossOf(house.lead), await grossOf(vera)]
    const [all, one] = [await pageOf(await linkOf(house.lead)), await pageOf(await linkOf(vera))]

    expect(ofAll).not.toBe(ofOne)
    expect([all.includes(ofAll), all.includes(ofOne)]).toEqual([true, false])
    expect([one.includes(ofOne), one.includes(ofAll)]).toEqual([true, false])
    for (const words of [
      'Ansicht',
      'Umsatz',
      'Beliebte Produkte',
      'Bestellzeiten',
      'data:image/svg+xml;base64,',
    ])
      expect(all).toContain(words)
  })

  it('is kept nowhere, found by nobody, told to nobody and can do nothing', async () => {
    const { headers } = await app.fetch(await linkOf(vera))

    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; img-src data:; style-src 'sha256-/,
    )
  })

  it('leads to no record and names nobody of the team', async () => {
    const anna = await hire(app, 'ROLE_EMPLOYEE', house.branches)
    await app.payload.update({
      collection: 'users',
      id: anna.id,
      data: { firstName: 'Annabell', lastName: 'Unverkennbar' },
      overrideAccess: true,
    })
    await app.pool.query(
      `insert into working_activities (id, user_id, branch_id, state, started_at, ended_at)
       values (gen_random_uuid(), $1, $2, 'ended', '2026-06-01T08:00:00Z', '2026-06-01T12:00:00Z')`,
      [anna.id, house.branches[0]],
    )
    const asked = '/api/statistics/working-activities?from=2026-01-01&to=2026-12-31&by=person'
    expect(await (await vera.ask('GET', asked)).text()).toContain('Unverkennbar')
    const page = await pageOf(await linkOf(vera, `${year}&bereich=team&nach-working-activities=person`))

    expect(page).toContain('4:00 Std.')
    expect(page).not.toContain('Unverkennbar')
    expect(page).not.toMatch(/<a |href=|\/backend|<script/)
  })

  it('tells of no fewer than five visits', async () => {
    await tellVisits(app, '/viele', 9)
    await tellVisits(app, '/einige', 6)
    await tellVisits(app, '/wenige', 3)
    const page = await pageOf(await linkOf(vera, 'bereich=besucher&zeitraum=days7&vergleich=ohne'))

    expect(page).toContain('/viele')
    expect(page).not.toContain('/wenige')
    expect(page).not.toContain('/einige')
    expect(page).toContain('Mit wenigen Besuchen, zusammen')
  })

  it('says by what it is narrowed and to what, also where that is gone', async () => {
    const [branch] = house.branches
    const product = await app.pool
      .query<{ key: string; name: string }>('select product as key, name from order_products limit 1')
      .then(({ rows }) => rows[0])
    const narrowed = `filiale=${branch}&origin=qr&type=delivery&product=${product?.key}&device=phone`
    const words = `eingegrenzt nach Filiale: wien, Gerät: Telefon, Herkunft: QR Code, Bestellart: Lieferung, Produkt: ${product?.name}`
    expect(await pageOf(await linkOf(house.lead, `${year}&${narrowed}`))).toContain(words)

    const gone = await pageOf(await linkOf(house.lead, `${year}&filiale=weg&product=weg`))
    expect(gone).toContain('eingegrenzt nach Filiale: unbekannt, Produkt: unbekannt')
  })

  it('draws what is to be reached beside its line, and tells it in the table', async () => {
    const goal = { measure: 'gross', period: 'month', branch: house.branches[0], target: 3_100_000 }
    await house.lead.ask('PUT', '/api/statistics/goals', goal)
    const ofDays = 'zeitraum=frei&von=2026-10-01&bis=2026-10-31&vergleich=ohne'
    const page = await pageOf(await linkOf(house.lead, `${ofDays}&filiale=${goal.branch}`))

    expect(page).toContain('Umsatz, Ziel (Monat)')
    expect(page).toContain('1.000,00 €')
    const pictures = [...page.matchAll(/src="data:image\/svg\+xml;base64,([^"]+)"/g)].map(([, svg = '']) =>
      Buffer.from(svg, 'base64').toString(),
    )
    expect(pictures.filter((svg) => svg.includes('Ziel (Monat)'))).toHaveLength(1)
    // Of the whole house nothing is to be reached.
    expect(await pageOf(await linkOf(house.lead, ofDays))).not.toContain('Ziel (Monat)')
  })

  it('keeps of its secret nothing but a digest, and says when it was opened', async () => {
    const url = await linkOf(vera)
    const [before] = await listOf(vera)
    await app.fetch(url)
    const [after] = await listOf(vera)
    const { rows } = await app.pool.query('select * from statistics_links')

    expect(JSON.stringify([rows, after])).not.toContain(url.split('/').at(-1))
    expect([before?.openedAt, typeof after?.openedAt]).toEqual([null, 'string'])
    expect(after).toMatchObject({ reader: 'Steuerberatung', isOver: false })
  })
})

describe('a shared link ends', () => {
  it('with its last day, and as soon as it is taken back or its view is gone', async () => {
    const over = await linkOf(vera)
    await app.pool.query("update statistics_links set made_at = now() - interval '2 days', ends_at = now()")
    const view = await viewOf(vera)
    const { url } = await readJson<{ url: string }>(await make(vera, view))
    const taken = await linkOf(vera)
    expect([await status(over), await status(url), await status(taken)]).toEqual([404, 200, 200])

    const [newest] = await listOf(vera)
    expect((await vera.ask('DELETE', `/api/statistics/links/${newest?.id}`)).status).toBe(200)
    await vera.ask('DELETE', `/api/statistics/views/${view}`)
    expect([await status(taken), await status(url)]).toEqual([404, 404])
    expect((await listOf(vera)).map(({ isOver }) => isOver)).not.toContain(false)
    expect(await pageOf(over)).toContain('Dieser Link gilt nicht mehr')
  })

  it.each([
    ['is locked out', { isBlocked: true }, { isBlocked: false }],
    ['has left', { expiresAt: '2026-01-01T00:00:00Z' }, { expiresAt: null }],
    ['leads nothing any more', { roles: ['ROLE_EMPLOYEE'] }, { roles: ['ROLE_MANAGER'] }],
  ] as const)('once whoever made it %s', async (_, gone, back) => {
    const maker = await hire(app, 'ROLE_MANAGER', house.branches)
    const change = (data: object) =>
      app.payload.update({ collection: 'users', id: maker.id, data, overrideAccess: true })
    const url = await linkOf(maker)
    await change(gone)
    expect(await status(url)).toBe(404)
    await change(back)
    expect(await status(url)).toBe(200)
  })

  it('once somebody who sees less makes its view another one, and not once whoever made it does or who sees all', async () => {
    const view = await viewOf(house.lead, `${year}&filiale=${house.branches[0]}`, true)
    const linked = async (who: Hired) => (await readJson<{ url: string }>(await make(who, view))).url
    const change = (who: Hired, body: object) => who.ask('PATCH', `/api/statistics/views/${view}`, body)
    const [ofLead, ofVera] = [await linked(house.lead), await linked(vera)]
    const ofAll = await grossOf(house.lead)
    expect(await pageOf(ofLead)).not.toContain(ofAll)
    await change(house.lead, { query: `${year}&filiale=${house.branches[1]}` })
    await change(vera, { name: 'Nur ein anderer Name' })
    expect([await status(ofLead), await status(ofVera)]).toEqual([200, 200])

    expect((await change(vera, { query: year })).status).toBe(200)
    expect(await pageOf(ofLead)).not.toContain(ofAll)
    expect([await status(ofLead), await status(ofVera)]).toEqual([404, 200])
  })

  it('with the account of whoever made it, also where the view is for all', async () => {
    const gone = await hire(app, 'ROLE_MANAGER', house.branches)
    const view = await viewOf(gone, year, true)
    const { url } = await readJson<{ url: string }>(await make(gone, view))
    expect(await status(url)).toBe(200)
    await app.payload.delete({ collection: 'users', id: gone.id, overrideAccess: true })

    expect(await status(url)).toBe(404)
  })
})

describe('who may make one', () => {
  it('is whoever reads the statistics, of a view that they see, and the administration takes back any', async () => {
    const tina = await hire(app, 'ROLE_EMPLOYEE', house.branches)
    const view = await viewOf(vera)
    const other = await hire(app, 'ROLE_MANAGER', house.branches)
    expect((await make(tina, view)).status).toBe(403)
    expect((await make(other, view)).status).toBe(404)
    expect((await make(vera, view)).status).toBe(201)

    const [link] = await listOf(vera)
    const path = `/api/statistics/links/${link?.id}`
    expect((await listOf(other)).map(({ id }) => id)).not.toContain(link?.id)
    expect((await other.ask('DELETE', path)).status).toBe(404)
    expect((await listOf(house.lead)).map(({ id }) => id)).toContain(link?.id)
    expect((await house.lead.ask('DELETE', path)).status).toBe(200)
  })

  it.each([
    ['2026-01-01', 400],
    ['2999-01-01', 400],
    [latestLastDay(today), 201],
  ])('a link until %s is answered with %i', async (day, expected) => {
    expect((await make(vera, await viewOf(vera), { lastDay: day })).status).toBe(expected)
  })
})
