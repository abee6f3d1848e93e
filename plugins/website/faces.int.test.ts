import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { websiteView } from '#domain/content/page.contract.ts'
import { kept } from '#kernel/live/kept.ts'
import type { LiveBus } from '#kernel/live/live-bus.ts'
import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { keepLive } from '#scripts/testing/keep-live.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { readWebsite } from './operations/read-website.ts'

let app: TestApp
let bus: LiveBus
let admin: Caller
let editor: Caller
let visitor: Caller
let faced: string

const look = { color1: '#1D1D1D', color2: '#FCFCFC' }

/** A Monday in winter, an hour before the house opens. */
const before = '2026-11-30T09:00:00Z'

beforeAll(async () => {
  app = await createTestApp()
  bus = await keepLive(app)
  admin = await employ(app, ['ROLE_ADMIN'])
  editor = await employ(app, ['ROLE_EDITOR'])
  visitor = anyone(app)
  faced = await divisionOf('wirtshaus', {
    face: 'warm',
    fontPair: 'fraunces',
    accent: '#9A3412',
    claims: ['Seit 1974'],
  })
  await branchOf(await divisionOf('schlicht', {}), 'schlicht')
  await branchOf(faced, 'see')
})

afterAll(async () => {
  await bus.close()
  await app.close()
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(before))
})
afterEach(() => vi.useRealTimers())

const divisionOf = async (identifier: string, theme: object) =>
  idOf(
    await admin('POST', '/api/divisions', {
      name: identifier,
      identifier,
      hosts: [`${identifier}.test`],
      theme: { ...look, ...theme },
    }),
  )

const branchOf = (division: string, identifier: string) =>
  admin('POST', '/api/branches', {
    name: identifier,
    identifier,
    division,
    isPublic: true,
    phone: '+43 5574 1',
    openingHours: [{ type: 'daily', from: '11:00', to: '22:00' }],
  })

const websiteOf = async (name: string) =>
  websiteView.parse((await visitor('GET', `/api/website?host=${name}.test`)).body)

const storedTheme = async () => {
  const { rows } = await app.pool.query(
    'select theme_accent, theme_face, theme_font_pair from divisions where id = $1',
    [faced],
  )
  return rows[0]
}

describe('a website', () => {
  it('that chooses no face is answered as before: no accent, and no word of its hours', async () => {
    const { theme, branches, openUntil } = await websiteOf('schlicht')

    expect(Object.keys(theme).toSorted()).toEqual([
      'borderRadius',
      'color1',
      'color2',
      'colorSetting',
      'font',
    ])
    expect([branches[0]?.open, openUntil]).toEqual([undefined, undefined])
  })

  it('with a face says how it looks, with an accent that is legible in both settings', async () => {
    const { theme } = await websiteOf('wirtshaus')

    expect(theme).toMatchObject({ face: 'warm', fontPair: 'fraunces', claims: ['Seit 1974'] })
    expect(theme.accent?.white).toMatchObject({ fill: '#9a3412', on: '#fcfcfc' })
    expect(theme.accent?.black.fill).not.toBe('#9a3412')
  })

  it('with a face says whether its places are open, and is kept no longer than that holds', async () => {
    const read = () =>
      kept({
        payload: app.payload,
        key: 'website wirtshaus.test',
        read: (req) => readWebsite(req, { host: 'wirtshaus.test' }),
        bytesOf: () => 1,
      })
    const openNow = async () => (await read())?.branches.map(({ open }) => open?.words)

    expect(await openNow()).toEqual(['Öffnet heute um 11 Uhr'])
    vi.setSystemTime(new Date('2026-11-30T09:59:59Z'))
    expect(await openNow()).toEqual(['Öffnet heute um 11 Uhr'])
    vi.setSystemTime(new Date('2026-11-30T10:00:00Z'))
    expect(await openNow()).toEqual(['Geöffnet bis 22 Uhr'])
  })
})

describe('an accent', () => {
  it.each([
    ['#FFEE88', /hebt sich zu wenig von der Seite ab.*Am nächsten kommt #[0-9A-F]{6}\./],
    ['#9A341280', /immer deckend/],
    ['rot', /Farbe wie „#1D1D1D“/],
  ])('%s is refused at its field, and the one before stays', async (accent, message) => {
    const { status, body } = await admin('PATCH', `/api/divisions/${faced}`, { theme: { accent } })

    expect(status).toBe(400)
    expect(body.errors).toContainEqual(
      expect.objectContaining({
        field: 'theme.accent',
        code: expect.any(String),
        message: expect.stringMatching(message),
      }),
    )
    expect(await storedTheme()).toMatchObject({ theme_accent: '#9A3412' })
  })

  it('is judged by the house’s colours where the division has none of its own', async () => {
    const own = { accent: '#7A1E1E', color1: null, color2: null }
    expect((await admin('PATCH', `/api/divisions/${faced}`, { theme: own })).status).toBe(200)

    await admin('PATCH', `/api/divisions/${faced}`, { theme: { ...look, accent: '#9A3412' } })
  })

  it('and all else of the look is changed by nobody who may not change the division', async () => {
    const theme = { face: 'clear', accent: '#0B5CAD', fontPair: 'archivo' }
    for (const caller of [editor, visitor]) {
      expect((await caller('PATCH', `/api/divisions/${faced}`, { theme })).status).toBeGreaterThanOrEqual(400)
    }

    expect(await storedTheme()).toEqual({
      theme_accent: '#9A3412',
      theme_face: 'warm',
      theme_font_pair: 'fraunces',
    })
  })
})

it.each([
  [{ face: 'bunt' }, 'theme.face'],
  [{ fontPair: 'comic' }, 'theme.fontPair'],
  [{ claims: ['eins', 'zwei', 'drei', 'vier'] }, 'theme.claims'],
  [{ claims: ['x'.repeat(41)] }, 'theme.claims'],
])('a look of %j is refused at its field', async (theme, field) => {
  const { status, body } = await admin('PATCH', `/api/divisions/${faced}`, { theme })

  expect(status).toBe(400)
  expect(body.errors?.map((error: { field?: string }) => error.field)).toContainEqual(
    expect.stringContaining(field),
  )
})
