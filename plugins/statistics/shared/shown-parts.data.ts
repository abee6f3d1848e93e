import type { DatasetName } from '#domain/insight/statistics/datasets.data.ts'
import type { Filter, Grouping, Measure } from '#domain/insight/statistics/figure-terms.data.ts'

import type { CardKind } from '../admin/chart/card-kinds.ts'
import type { StatisticsTab } from '../admin/statistics.texts.ts'

type Part = {
  dataset: DatasetName
  measure: Measure
  /** Where not the usual one. */
  by?: Grouping
  /** Whether it stays so, whatever is chosen elsewhere. */
  isFixed?: true
  /** By what it is narrowed, whatever is chosen. */
  only?: Readonly<Partial<Record<Filter, string>>>
}
export type TilePart = Part & { label: string }
/** One beside another is a part of the card before it. */
export type CardPart = Part & { kind: CardKind; title?: string; limit?: number; isBeside?: true }

const brought = { only: { type: 'delivery' } } as const

/** What each part of the view shows, for whoever shows it elsewhere; a test compares both. */
export const shownParts: Record<StatisticsTab, { tiles: readonly TilePart[]; cards: readonly CardPart[] }> = {
  ueberblick: {
    tiles: [
      { dataset: 'revenue', measure: 'gross', label: 'Umsatz' },
      { dataset: 'orders', measure: 'orders', label: 'Bestellungen' },
      { dataset: 'unique-visitors', by: 'none', measure: 'visits', label: 'Besuche' },
      { dataset: 'unique-visitors', by: 'none', measure: 'visitors', label: 'Besucher' },
      { dataset: 'working-activities', measure: 'minutes', label: 'Arbeitszeit' },
    ],
    cards: [
      { dataset: 'revenue', kind: 'line', measure: 'gross' },
      { dataset: 'unique-visitors', by: 'none', kind: 'line', measure: 'visits', title: 'Besuche' },
      { dataset: 'popular-items', kind: 'rows', measure: 'orders', title: 'Beliebte Produkte' },
      { dataset: 'referrers', by: 'origin', kind: 'rows', measure: 'visits', title: 'Herkunft der Besuche' },
      { dataset: 'order-times', kind: 'heat', measure: 'orders' },
    ],
  },
  besucher: {
    tiles: [
      { dataset: 'unique-visitors', by: 'none', measure: 'visitors', label: 'Besucher' },
      { dataset: 'unique-visitors', by: 'none', measure: 'visits', label: 'Besuche' },
      { dataset: 'page-views', measure: 'views', label: 'Seitenaufrufe' },
    ],
    cards: [
      { dataset: 'unique-visitors', by: 'none', kind: 'line', measure: 'visits', title: 'Besuche' },
      { dataset: 'pages', kind: 'rows', measure: 'views' },
      { dataset: 'referrers', kind: 'rows', measure: 'visits' },
      { dataset: 'page-views', kind: 'rows', measure: 'visits', title: 'Geräte' },
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
      { dataset: 'event-flow', kind: 'flow', measure: 'visits', limit: 200 },
    ],
  },
  bestellungen: {
    tiles: [],
    cards: [
      { dataset: 'revenue', kind: 'line', measure: 'gross', title: 'Umsatz im Verlauf' },
      { dataset: 'revenue', kind: 'rows', measure: 'gross' },
      { dataset: 'orders', kind: 'rows', measure: 'orders' },
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
      { dataset: 'canceled-orders', kind: 'rows', measure: 'lost' },
      { dataset: 'order-origins', kind: 'rows', measure: 'orders' },
      { dataset: 'revenue-origins', kind: 'rows', measure: 'gross' },
    ],
  },
  produkte: {
    tiles: [],
    cards: [
      { dataset: 'items', kind: 'line', measure: 'quantity', title: 'Verkauft im Verlauf' },
      { dataset: 'items', kind: 'rows', measure: 'gross' },
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
      { dataset: 'working-activities', measure: 'minutes', label: 'Gearbeitet' },
      { dataset: 'working-schedules', measure: 'minutes', label: 'Geplant' },
      { dataset: 'working-activities', measure: 'gross', label: 'Umsatz' },
      { dataset: 'working-activities', measure: 'grossPerHour', label: 'Umsatz je Stunde' },
    ],
    cards: [
      { dataset: 'working-activities', kind: 'line', measure: 'minutes', title: 'Arbeitszeit im Verlauf' },
      {
        dataset: 'working-activities',
        kind: 'line',
        measure: 'grossPerHour',
        title: 'Umsatz je Stunde im Verlauf',
      },
      { dataset: 'working-activities', kind: 'rows', measure: 'minutes' },
      { dataset: 'working-schedules', kind: 'rows', measure: 'minutes' },
    ],
  },
  kampagnen: {
    tiles: [
      { dataset: 'referrers', by: 'campaign', measure: 'visits', label: 'Besuche' },
      { dataset: 'referrers', by: 'campaign', measure: 'ordering', label: 'Besuche mit Bestellung' },
      { dataset: 'referrers', by: 'campaign', measure: 'rate', label: 'Anteil mit Bestellung' },
      { dataset: 'revenue-origins', by: 'campaign', measure: 'gross', label: 'Umsatz aller Bestellungen' },
    ],
    cards: [
      {
        dataset: 'referrers',
        by: 'campaign',
        kind: 'rows',
        measure: 'visits',
        title: 'Kampagnen und Wege',
      },
      {
        dataset: 'revenue-origins',
        by: 'campaign',
        kind: 'rows',
        measure: 'gross',
        title: 'Kampagnen und Wege, Umsatz',
        isBeside: true,
      },
      {
        dataset: 'referrers',
        by: 'campaign',
        kind: 'line',
        measure: 'ordering',
        title: 'Besuche mit Bestellung im Verlauf',
      },
      {
        dataset: 'referrers',
        by: 'origin',
        isFixed: true,
        kind: 'rows',
        measure: 'visits',
        title: 'Besuche nach Herkunft',
      },
      {
        dataset: 'revenue-origins',
        by: 'campaign',
        kind: 'rows',
        measure: 'gross',
        title: 'Umsatz nach Weg',
      },
    ],
  },
  liefergebiete: {
    tiles: [
      { dataset: 'orders', by: 'area', ...brought, measure: 'orders', label: 'Lieferungen' },
      { dataset: 'revenue', by: 'area', ...brought, measure: 'gross', label: 'Umsatz mit Lieferungen' },
      { dataset: 'orders', by: 'area', ...brought, measure: 'doorSeconds', label: 'Bis an die Tür' },
      { dataset: 'orders', by: 'area', ...brought, measure: 'lost', label: 'Nicht zustande gekommen' },
    ],
    cards: [
      {
        dataset: 'orders',
        by: 'area',
        ...brought,
        kind: 'rings',
        measure: 'orders',
        title: 'Entfernung in Minuten',
      },
      {
        dataset: 'orders',
        by: 'area',
        ...brought,
        kind: 'rows',
        measure: 'orders',
        title: 'Wohin geliefert wird',
      },
      {
        dataset: 'revenue',
        by: 'area',
        ...brought,
        kind: 'rows',
        measure: 'gross',
        title: 'Wohin geliefert wird, Umsatz',
        isBeside: true,
      },
      {
        dataset: 'orders',
        by: 'area',
        ...brought,
        kind: 'line',
        measure: 'orders',
        title: 'Lieferungen im Verlauf',
      },
      {
        dataset: 'orders',
        by: 'area',
        ...brought,
        kind: 'line',
        measure: 'doorSeconds',
        title: 'Bis an die Tür im Verlauf',
      },
    ],
  },
  'qr-codes': {
    tiles: [],
    cards: [
      { dataset: 'qr-code-origins', kind: 'line', measure: 'scans', title: 'Scans im Verlauf' },
      { dataset: 'qr-code-origins', kind: 'rows', measure: 'scans' },
      { dataset: 'qr-code-targets', kind: 'rows', measure: 'scans' },
    ],
  },
}
