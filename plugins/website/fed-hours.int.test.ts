import { createLocalReq } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { FedSection } from '#domain/content/fed/fed-section.ts'
import { pageView } from '#domain/content/page.contract.ts'
import { noteReads } from '#kernel/live/readings.ts'
import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { readPage } from './operations/read-page.ts'

let app: TestApp
let fixtures: RecordFixtures
let editor: Caller
let visitor: Caller
let lake: string

/** A Monday. */
const noon = '2026-11-23T11:00:00.000Z'
const daily = [{ type: 'daily', from: '11:00', to: '22:00' }]

beforeAll(async () => {
  app = await createTestApp()
  fixtures = createRecordFixtures(app.payload)
  editor = await employ(app, ['ROLE_EDITOR'])
  visitor = anyone(app)
  await branch('Markt', { openingHours: daily })
  lake = await branch('See', {
    openingHours: [
      ...daily,
      { type: 'once', date: '2026-11-24', isClosed: true },
      { type: 'tuesday', isClosed: true },
    ],
  })
  await branch('Still', { openingHours: [] })
  await branch('Geheim', { openingHours: daily, isPublic: false })
  await page('alle', [{ blockType: 'openingHours' }])
})

afterAll(() => app.close())

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(noon))
})
afterEach(() => void vi.useRealTimers())

async function branch(name: string, more: object): Promise<string> {
  const values = {
    name,
    identifier: name.toLowerCase(),
    isPublic: true,
    division: null,
    timeZone: 'Europe/Vienna',
  }
  const { id } = await fixtures.store('branches', { isDeliveryHoursEnabled: false, ...values, ...more })
  return id
}

const page = async (path: string, body: object[]) =>
  idOf(
    await editor('POST', '/api/sites', {
      name: path,
      path,
      type: 'custom_site',
      isPublic: true,
      content: { body },
    }),
  )

async function read(path: string, caller: Caller = visitor) {
  const view = pageView.parse((await caller('GET', `/api/pages?path=/${path}&host=localhost`)).body)
  return (view.body as FedSection<'openingHours'>[]).map(
    ({ fed }) => fed && fed.branches.map(({ name, words }) => `${name}: ${words}`),
  )
}

describe('a section of opening hours', () => {
  it('shows all public branches that have said when, as they are at this instant', async () => {
    expect(await read('alle')).toEqual([['Markt: Geöffnet bis 22 Uhr', 'See: Geöffnet bis 22 Uhr']])

    vi.setSystemTime(new Date('2026-11-23T21:30:00.000Z'))
    expect(await read('alle')).toEqual([['Markt: Öffnet morgen um 11 Uhr', 'See: Öffnet Mittwoch um 11 Uhr']])
  })

  it('shows those that were chosen alone, and none that is not public', async () => {
    const hidden = await branch('Hinten', { openingHours: daily, isPublic: false })
    await page('gewaehlt', [
      { blockType: 'openingHours', branches: [lake] },
      { blockType: 'openingHours', branches: [hidden] },
    ])

    expect(await read('gewaehlt')).toEqual([['See: Geöffnet bis 22 Uhr'], null])
  })

  it('ends what is made of it when one of them opens or closes', async () => {
    const now = Temporal.Instant.from(noon)
    const req = await createLocalReq({}, app.payload)
    const { untilMs } = await noteReads(() => readPage(req, { path: 'alle', host: 'localhost', now }))

    // From an hour before closing on it is said that it closes soon.
    expect(new Date(untilMs).toISOString()).toBe('2026-11-23T20:00:00.001Z')
  })
})

it('a preview says why there is nothing to see, and shows what is typed', async () => {
  const id = await page('vorschau', [{ blockType: 'content' }])
  const typed = await editor('POST', '/api/pages/preview', {
    id,
    values: {
      content: {
        body: [
          { blockType: 'openingHours', id: 'a', branches: [lake], fed: { branches: 'erfunden' } },
          { blockType: 'content', id: 'b', fed: 'erfunden' },
        ],
      },
    },
  })
  const [hours, text] = pageView.parse(typed.body).body as FedSection<'openingHours'>[]

  expect(hours?.fed?.branches).toHaveLength(1)
  expect(text).not.toHaveProperty('fed')
})

describe('a section of places', () => {
  it('says where the public branches are, without a map where the house has none', async () => {
    await branch('Alp', {
      street: 'Alpweg 1',
      zipCode: '6850',
      city: 'Dornbirn',
      latitude: null,
      longitude: null,
    })
    const alp = await branch('Gipfel', { latitude: 47.4, longitude: 9.7, isPublic: false })
    const body = [{ blockType: 'map' }, { blockType: 'map', branches: [alp] }]
    await page('wege', body)
    const view = pageView.parse((await visitor('GET', '/api/pages?path=/wege&host=localhost')).body)
    const [all, hidden] = view.body as FedSection<'map'>[]

    expect(all?.fed?.places).toContainEqual(
      expect.objectContaining({ name: 'Alp', address: 'Alpweg 1, 6850 Dornbirn', at: null }),
    )
    expect([all?.fed?.view, hidden?.fed]).toEqual([null, null])
  })
})
