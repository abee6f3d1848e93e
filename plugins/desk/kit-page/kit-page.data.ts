import type { CalendarEntry, Lane, TimelineEntry, Tone } from '../kit.port.ts'

/** Made up for the kit alone, and the same each time. */
export type SampleOrder = {
  id: string
  number: number
  guest: string
  type: string
  status: keyof typeof sampleStatus
  total: number
  at: string
}

/** What the samples are about, whenever somebody looks. */
export const sampleNow = '2026-11-24T12:20:00Z'

export const sampleStatus = {
  awaiting: { label: 'Wartet', tone: 'waits' },
  kitchen: { label: 'In der Küche', tone: 'accent' },
  done: { label: 'Erledigt', tone: 'done' },
  failed: { label: 'Fehlgeschlagen', tone: 'wrong' },
  old: { label: 'Abgelegt', tone: 'neutral' },
} as const satisfies Record<string, { label: string; tone: Tone }>

const guests = ['Anna Berger', 'Jürgen Öhler', 'Zoë Fink', 'Maximiliane von Hohenems-Lustenau', '=SUMME(A1)']
const types = ['Abholung', 'Lieferung', 'Am Tisch']
const statuses = ['awaiting', 'kitchen', 'done', 'failed', 'old'] as const
const begin = Date.parse('2026-11-24T08:00:00Z')
const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], index: number): Item =>
  // The index is within the list, which has something in it.
  items[index % items.length] as Item

export const sampleOrders: readonly SampleOrder[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `order-${index + 1}`,
  number: index + 1,
  guest: pick(guests, index * 7),
  type: pick(types, index),
  status: pick(statuses, index * 3 + Math.floor(index / statuses.length)),
  total: ((index * 37) % 900) * 10 + 490,
  at: new Date(begin - index * 17 * 60_000).toISOString(),
}))

export const sampleLanes: Lane[] = [
  { key: 'kitchen', title: 'Küche' },
  { key: 'service', title: 'Service' },
  { key: 'driver', title: 'Lieferung' },
]

const shift = (day: string, from: string, to: string, rest: Partial<CalendarEntry>): CalendarEntry => ({
  id: `${day}-${from}-${rest.title}`,
  title: '',
  startsAt: `2026-11-${day}T${from}:00Z`,
  endsAt: `2026-11-${day}T${to}:00Z`,
  ...rest,
})

export const sampleShifts: readonly CalendarEntry[] = [
  shift('23', '09:00', '14:00', { title: 'Anna Berger', detail: 'Küche', lane: 'kitchen' }),
  shift('24', '09:00', '15:00', { title: 'Anna Berger', detail: 'Küche', lane: 'kitchen' }),
  shift('24', '10:00', '13:00', { title: 'Jürgen Öhler', detail: 'Küche', lane: 'kitchen', tone: 'done' }),
  shift('24', '12:00', '17:00', { title: 'Zoë Fink', detail: 'Service', lane: 'service', tone: 'waits' }),
  shift('24', '16:00', '21:00', {
    title: 'Max Hohenems',
    detail: 'Lieferung',
    lane: 'driver',
    tone: 'wrong',
  }),
  shift('26', '16:00', '22:00', { title: 'Zoë Fink', detail: 'Service', lane: 'service' }),
  shift('27', '18:00', '23:00', {
    title: 'Jürgen Öhler',
    detail: 'Service',
    lane: 'service',
    tone: 'neutral',
  }),
]

export const sampleHistory: readonly TimelineEntry[] = [
  { id: '1', at: '2026-11-24T10:42:00Z', title: 'Zugestellt', by: 'Max Hohenems', tone: 'done' },
  {
    id: '2',
    at: '2026-11-24T10:05:00Z',
    title: 'Zahlung fehlgeschlagen',
    detail: 'Die Karte wurde abgelehnt. Es wurde bar bezahlt.',
    tone: 'wrong',
  },
  { id: '3', at: '2026-11-24T09:58:00Z', title: 'Bestätigt', by: 'Anna Berger', tone: 'accent' },
  { id: '4', at: '2026-11-23T22:50:00Z', title: 'Bestellt', detail: 'für den nächsten Tag', tone: 'waits' },
]
