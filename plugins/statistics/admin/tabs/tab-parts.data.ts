import type { DatasetName } from '#domain/insight/statistics/datasets.data.ts'
import type { Filter, Grouping, Measure } from '#domain/insight/statistics/figure-terms.data.ts'

import type { CardKind } from '../chart/card-kinds.ts'
import type { StatisticsTab } from '../statistics.texts.ts'

/** What a part asks of a dataset. */
export type Asking = {
  dataset: DatasetName
  /** By what its rows are told apart where not as usual; `way` is what all rows of the tab are told apart by. */
  by?: Grouping | 'way'
  /** Whether it stays so, whatever is chosen elsewhere. */
  isFixed?: true
  /** By what it is narrowed, whatever is chosen. */
  only?: Readonly<Partial<Record<Filter, string>>>
  limit?: number
}

/** One figure, and where there is more of it. */
export type TilePart = Asking & { measure: Measure; label: string; leadsTo: StatisticsTab }

/** A drawing of a dataset; without a title it is called as its dataset is. */
export type CardPart = Asking & {
  kind: CardKind
  measure: Measure
  title?: string
  isWide?: true
  /** Whether people choose what its rows are. */
  canGroup?: true
}

/** Figures of several datasets about the same rows, by the way of the tab. */
export type WidePart = { kind: 'wide'; title: string; columns: readonly [WideColumn, ...WideColumn[]] }
export type WideColumn = Asking & { heading: string; measures: readonly Measure[] }

export type TabParts = {
  /** By what the rows of the tab can be told apart, the usual first; the address keeps it as that of a dataset. */
  ways?: { dataset: DatasetName; known: readonly [Grouping, ...Grouping[]] }
  tiles: readonly TilePart[]
  cards: readonly (CardPart | WidePart)[]
}

const brought = { by: 'way', isFixed: true, only: { type: 'delivery' } } as const
const deliveries = { dataset: 'orders', ...brought } as const
const paidDeliveries = { dataset: 'revenue', ...brought } as const
const visitors = { dataset: 'unique-visitors', by: 'none' } as const
const ofWays = { dataset: 'referrers', by: 'way', isFixed: true } as const
const paidByWays = { dataset: 'revenue-origins', by: 'way', isFixed: true } as const

/** What each tab of the statistics shows: in the panel, in a shared view, and what is read along with the page. */
export const tabParts: Record<StatisticsTab, TabParts> = {
  ueberblick: {
    tiles: [
      { dataset: 'revenue', measure: 'gross', label: 'Umsatz', leadsTo: 'bestellungen' },
      { dataset: 'orders', measure: 'orders', label: 'Bestellungen', leadsTo: 'bestellungen' },
      { ...visitors, measure: 'visits', label: 'Besuche', leadsTo: 'besucher' },
      { ...visitors, measure: 'visitors', label: 'Besucher', leadsTo: 'besucher' },
      { dataset: 'working-activities', measure: 'minutes', label: 'Arbeitszeit', leadsTo: 'team' },
    ],
    cards: [
      { dataset: 'revenue', kind: 'line', measure: 'gross', isWide: true },
      { ...visitors, kind: 'line', measure: 'visits', title: 'Besuche' },
      { dataset: 'popular-items', kind: 'rows', measure: 'orders', title: 'Beliebte Produkte' },
      { dataset: 'referrers', by: 'origin', kind: 'rows', measure: 'visits', title: 'Herkunft der Besuche' },
      { dataset: 'order-times', kind: 'heat', measure: 'orders' },
    ],
  },
  besucher: {
    tiles: [
      { ...visitors, measure: 'visitors', label: 'Besucher', leadsTo: 'besucher' },
      { ...visitors, measure: 'visits', label: 'Besuche', leadsTo: 'besucher' },
      { dataset: 'page-views', measure: 'views', label: 'Seitenaufrufe', leadsTo: 'besucher' },
    ],
    cards: [
      { ...visitors, kind: 'line', measure: 'visits', title: 'Besuche', isWide: true },
      { dataset: 'pages', kind: 'rows', measure: 'views' },
      { dataset: 'referrers', kind: 'rows', measure: 'visits', canGroup: true },
      { dataset: 'page-views', kind: 'rows', measure: 'visits', title: 'Geräte', canGroup: true },
      { dataset: 'visitor-times', kind: 'heat', measure: 'visits' },
      { dataset: 'browsers', kind: 'rows', measure: 'visits' },
      { dataset: 'operating-systems', kind: 'rows', measure: 'visits' },
      { dataset: 'resolutions', kind: 'rows', measure: 'visits' },
      { dataset: 'device-pixel-ratios', kind: 'rows', measure: 'visits' },
      { dataset: 'color-schemes', kind: 'rows', measure: 'visits' },
    ],
  },
  wege: {
    tiles: [],
    cards: [
      {
        dataset: 'events',
        by: 'stage',
        isFixed: true,
        kind: 'stages',
        measure: 'visits',
        title: 'Von der Karte zur Bestellung',
      },
      { dataset: 'events', isFixed: true, kind: 'rows', measure: 'events' },
      { dataset: 'event-flow', kind: 'flow', measure: 'visits', limit: 200, isWide: true },
    ],
  },
  bestellungen: {
    tiles: [],
    cards: [
      { dataset: 'revenue', kind: 'line', measure: 'gross', title: 'Umsatz im Verlauf', isWide: true },
      { dataset: 'revenue', kind: 'rows', measure: 'gross', canGroup: true },
      { dataset: 'orders', kind: 'rows', measure: 'orders', canGroup: true },
      { dataset: 'orders', kind: 'line', measure: 'orders', title: 'Bestellungen im Verlauf' },
      { dataset: 'order-times', kind: 'heat', measure: 'orders' },
      {
        dataset: 'orders',
        by: 'area',
        isFixed: true,
        kind: 'rows',
        measure: 'orders',
        title: 'Liefergebiete',
      },
      { dataset: 'canceled-orders', kind: 'rows', measure: 'lost', canGroup: true },
      { dataset: 'order-origins', kind: 'rows', measure: 'orders', canGroup: true },
      { dataset: 'revenue-origins', kind: 'rows', measure: 'gross', canGroup: true },
    ],
  },
  produkte: {
    tiles: [],
    cards: [
      { dataset: 'items', kind: 'line', measure: 'quantity', title: 'Verkauft im Verlauf', isWide: true },
      { dataset: 'items', kind: 'rows', measure: 'gross', canGroup: true },
      {
        dataset: 'popular-items',
        isFixed: true,
        kind: 'rows',
        measure: 'orders',
        title: 'Beliebte Produkte',
      },
      {
        dataset: 'popular-items',
        by: 'pair',
        isFixed: true,
        kind: 'rows',
        measure: 'orders',
        title: 'Zusammen bestellt',
      },
    ],
  },
  team: {
    tiles: [
      { dataset: 'working-activities', measure: 'minutes', label: 'Gearbeitet', leadsTo: 'team' },
      { dataset: 'working-schedules', measure: 'minutes', label: 'Geplant', leadsTo: 'team' },
      { dataset: 'working-activities', measure: 'gross', label: 'Umsatz', leadsTo: 'bestellungen' },
      { dataset: 'working-activities', measure: 'grossPerHour', label: 'Umsatz je Stunde', leadsTo: 'team' },
    ],
    cards: [
      { dataset: 'working-activities', kind: 'line', measure: 'minutes', title: 'Arbeitszeit im Verlauf' },
      {
        dataset: 'working-activities',
        kind: 'line',
        measure: 'grossPerHour',
        title: 'Umsatz je Stunde im Verlauf',
      },
      { dataset: 'working-activities', kind: 'rows', measure: 'minutes', canGroup: true },
      { dataset: 'working-schedules', kind: 'rows', measure: 'minutes', canGroup: true },
    ],
  },
  // Visits and orders side by side, for they are never one figure.
  kampagnen: {
    ways: { dataset: 'referrers', known: ['campaign', 'source', 'origin', 'code'] },
    tiles: [
      { ...ofWays, measure: 'visits', label: 'Besuche', leadsTo: 'besucher' },
      { ...ofWays, measure: 'ordering', label: 'Besuche mit Bestellung', leadsTo: 'wege' },
      { ...ofWays, measure: 'rate', label: 'Anteil mit Bestellung', leadsTo: 'wege' },
      { ...paidByWays, measure: 'gross', label: 'Umsatz aller Bestellungen', leadsTo: 'bestellungen' },
    ],
    cards: [
      {
        kind: 'wide',
        title: 'Kampagnen und Wege',
        columns: [
          { ...ofWays, heading: 'Besuche', measures: ['visits', 'ordering', 'rate'] },
          { ...paidByWays, heading: 'Bestellungen', measures: ['orders', 'gross', 'average'] },
        ],
      },
      {
        ...ofWays,
        kind: 'line',
        measure: 'ordering',
        title: 'Besuche mit Bestellung im Verlauf',
        isWide: true,
      },
      { ...ofWays, by: 'origin', kind: 'rows', measure: 'visits', title: 'Besuche nach Herkunft' },
      { ...paidByWays, kind: 'rows', measure: 'gross', title: 'Umsatz nach Weg' },
    ],
  },
  liefergebiete: {
    ways: { dataset: 'orders', known: ['area', 'zip'] },
    tiles: [
      { ...deliveries, measure: 'orders', label: 'Lieferungen', leadsTo: 'bestellungen' },
      { ...paidDeliveries, measure: 'gross', label: 'Umsatz mit Lieferungen', leadsTo: 'bestellungen' },
      { ...deliveries, measure: 'doorSeconds', label: 'Bis an die Tür', leadsTo: 'liefergebiete' },
      { ...deliveries, measure: 'lost', label: 'Nicht zustande gekommen', leadsTo: 'bestellungen' },
    ],
    cards: [
      { ...deliveries, kind: 'rings', measure: 'orders', title: 'Entfernung in Minuten', isWide: true },
      {
        kind: 'wide',
        title: 'Wohin geliefert wird',
        columns: [
          {
            ...deliveries,
            heading: 'Bestellungen',
            measures: ['orders', 'lost', 'doorSeconds', 'late'],
          },
          { ...paidDeliveries, heading: 'Umsatz', measures: ['gross', 'average'] },
        ],
      },
      { ...deliveries, kind: 'line', measure: 'orders', title: 'Lieferungen im Verlauf' },
      { ...deliveries, kind: 'line', measure: 'doorSeconds', title: 'Bis an die Tür im Verlauf' },
    ],
  },
  'qr-codes': {
    tiles: [],
    cards: [
      { dataset: 'qr-code-origins', kind: 'line', measure: 'scans', title: 'Scans im Verlauf', isWide: true },
      { dataset: 'qr-code-origins', kind: 'rows', measure: 'scans', canGroup: true },
      { dataset: 'qr-code-targets', kind: 'rows', measure: 'scans', canGroup: true },
    ],
  },
}
