import { expect, it, vi } from 'vitest'

import { drawnOf } from './card-kinds.ts'
import { placesOf } from './draw-rings.ts'
import { svgOf } from './save-picture.ts'
import { visitsOfThreeDays } from './statistics.fixture.ts'

const links = [
  { step: 1, from: '/', to: '/karte', visits: 12 },
  { step: 1, from: '/kontakt', to: '', visits: 3 },
  { step: 2, from: '/karte', to: '/', visits: 7 },
]
const answer = { ...visitsOfThreeDays, links }
const drawn = (kind: 'line' | 'rows' | 'heat' | 'flow', more = {}) =>
  drawnOf({ kind, answer, measure: 'visits', before: 'davor', ...more })
const picture = (kind: 'line' | 'rows' | 'heat' | 'flow') =>
  svgOf(drawn(kind), { title: 'Besuche im November', note: '02.11.2026 bis 04.11.2026', height: 500 })

it.each([
  ['line', ['Besuche', 'davor', '02.11.']],
  ['rows', ['Telefon', '1.230']],
  ['heat', ['Mo', 'So']],
  ['flow', ['/karte', 'Verlassen']],
] as const)('the picture of %s says what it shows, and is named', async (kind, words) => {
  const svg = await picture(kind)

  for (const word of ['Besuche im November', '02.11.2026 bis 04.11.2026', ...words])
    expect(svg).toContain(word)
})

it('what a line was before is told apart by how it is drawn', async () => {
  expect(await picture('line')).toContain('stroke-dasharray')
})

it('an hour is the darker, the more there was in it', async () => {
  const rows = [
    { key: '1-13', label: 'Dienstag', values: { visits: 60 } },
    { key: '2-13', label: 'Mittwoch', values: { visits: 30 } },
  ]
  const heat = drawnOf({
    kind: 'heat',
    answer: { ...answer, by: 'hour', rows },
    measure: 'visits',
    before: 'davor',
  })
  const svg = await svgOf(heat, { title: 'Besuchszeiten', note: '', height: 500 })
  const shades = [...svg.matchAll(/fill="rgb\(57,82,207\)"(?: fill-opacity="([\d.]+)")?/g)].map(([, shade]) =>
    Number(shade ?? 1),
  )

  expect(shades).toHaveLength(7 * 24)
  expect([...new Set(shades)].toSorted((one, other) => one - other)).toEqual([0.05, 0.525, 1])
})

it('a point that stands alone is seen', async () => {
  const alone = visitsOfThreeDays.series.map(({ at }, index) => ({
    at,
    values: { visits: index === 1 ? null : 600 },
  }))
  const svg = await svgOf(
    drawnOf({ kind: 'line', answer: { ...answer, series: alone }, measure: 'visits', before: 'davor' }),
    { title: 'Besuche', note: '', height: 500 },
  )

  expect((await picture('line')).match(/<path[^>]* ecmeta_data_index|transform="matrix\(4,0,0,4/g)).toBeNull()
  expect(svg.match(/transform="matrix\(4,0,0,4/g)?.length).toBeGreaterThan(1)
})

it('each point is said in words, and leads to its days', () => {
  const onPoint = vi.fn<(at: string) => void>()
  const { points, label } = drawn('line', { onPoint })
  points[1]?.press?.()

  expect(label).toBe('Besuche, 02.11.2026 bis 04.11.2026')
  expect(points.map(({ text }) => text)).toEqual([
    'Mo 02.11.2026: Besuche 617, davor 500',
    'Di 03.11.2026: Besuche 616, davor 500',
    'Mi 04.11.2026: Besuche 4, davor 0',
  ])
  expect(onPoint).toHaveBeenCalledWith('2026-11-03')
})

it('ways are gone through step by step, the greatest first, and narrow to where they begin', () => {
  const onPage = vi.fn<(page: string) => void>()
  const { points } = drawn('flow', { onPage })
  points[2]?.press?.()

  expect(points.map(({ text }) => text)).toEqual([
    'Schritt 1, von / nach /karte: 12 Besuche',
    'Schritt 1, von /kontakt ist Schluss: 3 Besuche',
    'Schritt 2, von /karte nach /: 7 Besuche',
  ])
  expect(onPage).toHaveBeenCalledWith('/karte')
})

it('areas lie as far from the kitchen as it takes to the door, as large as they order, and narrow by a press', async () => {
  const onRow = vi.fn<(key: string) => void>()
  const rows = [
    { key: 'Lustenau', label: 'Lustenau', values: { orders: 25, doorSeconds: 2700 } },
    { key: 'Hard', label: 'Hard', values: { orders: 100, doorSeconds: 1800 } },
    { key: 'unknown', label: 'unbekannt', values: { orders: 2, doorSeconds: null } },
  ]
  const areas = { ...answer, layer: 'business' as const, by: 'area' as const, rows }
  const rings = drawnOf({ kind: 'rings', answer: areas, measure: 'orders', before: 'davor', onRow })
  rings.points[1]?.press?.()

  expect(rings.points.map(({ text }) => text)).toEqual([
    'Hard: 100 Bestellungen, 30:00 Min. bis an die Tür',
    'Lustenau: 25 Bestellungen, 45:00 Min. bis an die Tür',
  ])
  expect(onRow).toHaveBeenCalledWith('Lustenau')
  expect(placesOf(rows).map(({ x, y, size }) => [Math.round(Math.hypot(x, y)), size])).toEqual([
    [30, 58],
    [45, 29],
  ])
  const svg = await svgOf(rings, { title: 'Entfernung', note: '', height: 500 })
  for (const word of ['Küche', '15 Min.', '45 Min.', 'Lustenau']) expect(svg).toContain(word)
})

it('hours of the week are said by their day, in rows of 24', () => {
  const { points, stride } = drawn('heat')

  expect([points.length, stride]).toEqual([168, 24])
  expect(points[25]?.text).toBe('Dienstag, 01 bis 02 Uhr: Besuche 0')
})

it('a goal is a line of its own, named and read at each point', async () => {
  const goal = { label: 'Ziel (Woche)', values: [500, 600, null] }
  const line = drawnOf({ kind: 'line', answer, measure: 'visits', before: 'davor', goal })
  const svg = await svgOf(line, { title: 'Besuche', note: '', height: 500 })

  expect(line.points.map(({ text }) => text.split('davor')[1])).toEqual([
    ' 500, Ziel (Woche) 500',
    ' 500, Ziel (Woche) 600',
    ' 0',
  ])
  expect(svg).toContain('Ziel (Woche)')
  expect(await picture('line')).not.toContain('Ziel')
})

it('times stand at whole minutes, the uppermost as well', async () => {
  const times = {
    ...answer,
    measures: [{ key: 'doorSeconds', label: 'Bis an die Tür', unit: 'seconds', isAdditive: false }],
    series: visitsOfThreeDays.series.map(({ at }) => ({ at, values: { doorSeconds: 3620 } })),
  } satisfies typeof answer
  const line = drawnOf({ kind: 'line', answer: times, measure: 'doorSeconds', before: 'davor' })
  const svg = await svgOf(line, { title: 'Bis an die Tür', note: '', height: 500 })

  expect([...svg.matchAll(/(\d+:\d\d) Min\./g)].map(([, told]) => told)).toEqual([
    '0:00',
    '20:00',
    '40:00',
    '60:00',
    '80:00',
  ])
})
