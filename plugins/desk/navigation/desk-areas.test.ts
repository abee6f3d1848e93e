import { describe, expect, test } from 'vitest'

import { areaAt, areasAtHand, type DeskArea, deskAreas, entryAt } from './desk-areas.ts'

const records = [
  { group: 'Einstellungen', label: 'Geräte', href: '/backend/collections/devices' },
  { group: 'Bestellungen', label: 'Bestellungen', href: '/backend/collections/orders' },
  { group: 'Bestellungen', label: 'Kunden', href: '/backend/collections/customers' },
  { group: 'Website', label: 'Seiten', href: '/backend/collections/sites' },
]
const given = { records, links: [], counts: [], home: '/backend' }

test('areas stand in the order of the work, however the collections do, and empty ones are left out', () => {
  expect(deskAreas(given).map(({ label, href }) => [label, href])).toEqual([
    ['Heute', '/backend'],
    ['Bestellungen', '/backend/collections/orders'],
    ['Website', '/backend/collections/sites'],
    ['Einstellungen', '/backend/collections/devices'],
  ])
})

test('a view of a capability stands after the records of its area, and makes one that has none', () => {
  const links = [{ area: 'insight' as const, label: 'Besuche', href: '/backend/visits' }]

  expect(deskAreas({ ...given, links }).find(({ key }) => key === 'insight')).toEqual({
    key: 'insight',
    label: 'Auswertung',
    href: '/backend/visits',
    entries: [{ label: 'Besuche', href: '/backend/visits' }],
  })
})

test('the view in which the work of an area is done comes first', () => {
  const links = [{ area: 'ordering' as const, label: 'Laufend', href: '/backend/orders', leads: true }]
  const area = deskAreas({ ...given, links }).find(({ key }) => key === 'ordering')

  expect(area?.href).toBe('/backend/orders')
  expect(area?.entries.map(({ label }) => label)).toEqual(['Laufend', 'Bestellungen', 'Kunden'])
})

describe('a view that stands for the raw list of a collection', () => {
  const raw = { group: 'Einstellungen', label: 'Alle Nachrichten', href: '/backend/collections/messages' }
  const given = {
    links: [],
    counts: [],
    home: '/backend',
    records: [...records, { ...raw, slug: 'messages' }],
  }
  const view = { area: 'operations' as const, label: 'Nachrichten', href: '/backend/messages' }
  const links = [{ ...view, standsFor: 'messages' }]
  const labelsOf = (areas: readonly DeskArea[]) =>
    areas.find(({ key }) => key === 'operations')?.entries.map(({ label }) => label)

  test('takes its place among the entries', () => {
    expect(labelsOf(deskAreas({ ...given, links }))).toEqual(['Geräte', 'Nachrichten'])
  })

  test('leaves it to whoever may not see the view', () => {
    expect(labelsOf(deskAreas(given))).toEqual(['Geräte', 'Alle Nachrichten'])
  })

  test.each(['', '/0197'])('is marked while the list is open, and what is of it (%j)', (below) => {
    const areas = deskAreas({ ...given, links })

    expect(areaAt(areas, `${raw.href}${below}`)?.key).toBe('operations')
    expect(entryAt(areas, `${raw.href}${below}`)?.href).toBe('/backend/messages')
  })

  test('may stand for several, and is marked in each', () => {
    const texts = { ...raw, label: 'Eigene Texte', href: '/backend/collections/message-texts' }
    const areas = deskAreas({
      ...given,
      records: [...given.records, { ...texts, slug: 'message-texts' }],
      links: [{ ...view, standsFor: ['messages', 'message-texts'] }],
    })

    expect(labelsOf(areas)).toEqual(['Geräte', 'Nachrichten'])
    for (const { href } of [raw, texts]) expect(entryAt(areas, href)?.href).toBe('/backend/messages')
  })
})

test('an area says how much waits in it, and nothing where nothing does', () => {
  const counts = [
    { area: 'ordering' as const, label: 'unbestätigt', count: 3 },
    { area: 'content' as const, label: 'ungelesen', count: 0 },
  ]
  const areas = deskAreas({ ...given, counts })

  expect(areas.map(({ key, waiting }) => [key, waiting?.count])).toEqual([
    ['today', undefined],
    ['ordering', 3],
    ['content', undefined],
    ['operations', undefined],
  ])
})

test('what waits in an area for several reasons is one figure, and each of them is said', () => {
  const counts = [
    { area: 'ordering' as const, label: 'unbestätigt', count: 3 },
    { area: 'ordering' as const, label: 'ohne Druck', count: 0 },
    { area: 'ordering' as const, label: 'unbezahlt', count: 2 },
  ]

  expect(deskAreas({ ...given, counts }).find(({ key }) => key === 'ordering')?.waiting).toEqual({
    count: 5,
    label: '(3 unbestätigt, 2 unbezahlt)',
  })
})

test.each([
  ['/backend', 'today', null],
  ['/backend/collections/orders', 'ordering', 'Bestellungen'],
  ['/backend/collections/orders/0197', 'ordering', 'Bestellungen'],
  ['/backend/collections/orders-of-others', null, null],
  ['/backend/account', null, null],
])('%s is worked at in %s', (pathname, area, entry) => {
  const areas = deskAreas(given)

  expect(areaAt(areas, pathname)?.key ?? null).toBe(area)
  expect(entryAt(areas, pathname)?.label ?? null).toBe(entry)
})

test('a longer address that is an entry of its own is not below the shorter one', () => {
  const links = [{ area: 'ordering' as const, label: 'Verpasst', href: '/backend/collections/orders/missed' }]

  expect(entryAt(deskAreas({ ...given, links }), '/backend/collections/orders/missed')?.label).toBe(
    'Verpasst',
  )
})

test('a telephone has four areas at hand', () => {
  const all = deskAreas({
    ...given,
    records: [
      ...records,
      { group: 'Karte', label: 'Produkte', href: '/p' },
      { group: 'Personal', label: 'Dienste', href: '/d' },
    ],
  })

  expect(areasAtHand(all).map(({ label }) => label)).toEqual(['Heute', 'Bestellungen', 'Karte', 'Website'])
})
