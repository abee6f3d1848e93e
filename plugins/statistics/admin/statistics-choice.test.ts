import { expect, it } from 'vitest'

import {
  changeTo,
  filterOfRow,
  groupingOf,
  notNarrowed,
  queryOf,
  readChoice,
  soundQuery,
} from './statistics-choice.ts'

const today = '2026-11-29'
const read = (query: string) => readChoice(new URLSearchParams(query), today)

it('without a word the last 30 days are compared with the 30 before', () => {
  expect(read('')).toEqual({
    tab: 'ueberblick',
    preset: 'days30',
    range: { from: '2026-10-31', to: today },
    compare: 'previous',
    places: {},
    filters: {},
    by: {},
  })
})

it('an address says the whole choice', () => {
  const query = 'bereich=besucher&zeitraum=frei&von=2026-03-01&bis=2026-03-31&vergleich=vorjahr'

  expect(read(`${query}&filiale=b1&device=phone&page=/karte&nach-revenue=rate&fremd=1`)).toEqual({
    tab: 'besucher',
    preset: 'free',
    range: { from: '2026-03-01', to: '2026-03-31' },
    compare: 'year',
    places: { branch: 'b1' },
    filters: { device: 'phone', page: '/karte' },
    by: { revenue: 'rate' },
  })
})

it.each([
  'zeitraum=frei&von=2026-03-31&bis=2026-03-01',
  'zeitraum=frei&von=2026-02-30&bis=2026-03-01',
  'zeitraum=frei&von=2026-03-01',
  'zeitraum=frei&von=2000-01-01&bis=2026-03-01',
  'zeitraum=erfunden',
])('%s is no range', (query) => {
  expect(read(query)).toMatchObject({ preset: 'days30', range: { to: today } })
})

it('what is chosen is read back from the address that it makes', () => {
  const changes = {
    ...changeTo.tab('team'),
    ...changeTo.range({ from: '2026-11-02', to: '2026-11-08' }),
    ...changeTo.compare('none'),
    ...changeTo.filter('branch', 'b1'),
    ...changeTo.filter('origin', 'qr'),
    ...changeTo.by('orders', 'area'),
  }
  const said = Object.entries(changes).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))

  expect(readChoice(new URLSearchParams(said), today)).toEqual({
    tab: 'team',
    preset: 'free',
    range: { from: '2026-11-02', to: '2026-11-08' },
    compare: null,
    places: { branch: 'b1' },
    filters: { origin: 'qr' },
    by: { orders: 'area' },
  })
})

it('what is usual leaves the address', () => {
  expect(Object.values({ ...changeTo.tab('ueberblick'), ...changeTo.preset('days30') })).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(changeTo.compare('previous')).toEqual({ vergleich: null })
})

it('rows are told apart by what the dataset knows', () => {
  expect(groupingOf('revenue', { by: { revenue: 'rate' } })).toBe('rate')
  expect(groupingOf('revenue', { by: { revenue: 'page' } })).toBe('type')
  expect(groupingOf('popular-items', { by: {} }, 'pair')).toBe('pair')
})

it.each([
  ['device', 'device'],
  ['branch', 'branch'],
  ['product', 'product'],
  ['hour', null],
  ['person', null],
] as const)('a row of %s narrows to %s', (by, filter) => {
  expect(filterOfRow(by)).toBe(filter)
})

it('a dataset says what of the choice it does not know', () => {
  const filters = { device: 'phone', origin: 'qr', product: 'p1' }

  expect(notNarrowed('pages', { filters })).toEqual(['Produkt'])
  expect(notNarrowed('revenue', { filters })).toEqual(['Gerät'])
})

it.each([
  '',
  'bereich=team&vergleich=ohne',
  'zeitraum=days90&vergleich=vorjahr&filiale=b1',
  'bereich=besucher&bis=2026-03-31&device=phone&nach-revenue=rate&page=%2Fkarte&von=2026-03-01&zeitraum=frei',
])('what is kept of the choice %j is the same choice, in one spelling', (query) => {
  const kept = queryOf(read(query))

  expect(read(kept)).toEqual(read(query))
  expect(soundQuery(`fremd=1&offen=ansichten&ansicht=x&nach-revenue=page&${query}`)).toBe(kept)
  expect([...new URLSearchParams(kept)]).toHaveLength([...new URLSearchParams(query)].length)
})

it('a range that is named is kept by its name, and means other days tomorrow', () => {
  const kept = soundQuery('zeitraum=days7')
  const opened = (day: string) => readChoice(new URLSearchParams(kept), day).range

  expect([opened('2026-11-29'), opened('2026-11-30')]).toEqual([
    { from: '2026-11-23', to: '2026-11-29' },
    { from: '2026-11-24', to: '2026-11-30' },
  ])
})

it('a view that is chosen leaves nothing of the choice before', () => {
  expect(changeTo.query('zeitraum=days7', { names: ['device', 'offen'] })).toEqual({
    device: null,
    offen: null,
    zeitraum: 'days7',
  })
})
