/** What figures are counted in. Money is in cents. */
export type Unit = 'count' | 'cents' | 'minutes' | 'seconds' | 'percent'

/**
 * Two layers that are never put into one figure: what visitors let us count, and what orders, payments and times of
 * work say. Source: decisions 9.
 */
export type Layer = 'visits' | 'business'

/** Each figure: whether days of it add up. Where they do not, a total is reckoned of its own and never a sum. */
export const measures = {
  visitors: { label: 'Besucher', unit: 'count', isAdditive: false },
  visits: { label: 'Besuche', unit: 'count', isAdditive: true },
  views: { label: 'Seitenaufrufe', unit: 'count', isAdditive: true },
  entries: { label: 'Einstiege', unit: 'count', isAdditive: true },
  exits: { label: 'Ausstiege', unit: 'count', isAdditive: true },
  ordering: { label: 'Mit Bestellung', unit: 'count', isAdditive: true },
  rate: { label: 'Anteil mit Bestellung', unit: 'percent', isAdditive: false },
  events: { label: 'Ereignisse', unit: 'count', isAdditive: true },
  orders: { label: 'Bestellungen', unit: 'count', isAdditive: true },
  lost: { label: 'Nicht zustande gekommen', unit: 'count', isAdditive: true },
  gross: { label: 'Umsatz', unit: 'cents', isAdditive: true },
  net: { label: 'Netto', unit: 'cents', isAdditive: true },
  tax: { label: 'Steuer', unit: 'cents', isAdditive: true },
  tip: { label: 'Trinkgeld', unit: 'cents', isAdditive: true },
  average: { label: 'Im Schnitt', unit: 'cents', isAdditive: false },
  lostGross: { label: 'Entgangen', unit: 'cents', isAdditive: true },
  quantity: { label: 'Stück', unit: 'count', isAdditive: true },
  share: { label: 'Anteil', unit: 'percent', isAdditive: false },
  confirmSeconds: { label: 'Bis zur Bestätigung', unit: 'seconds', isAdditive: false },
  readySeconds: { label: 'Bis fertig', unit: 'seconds', isAdditive: false },
  doorSeconds: { label: 'Bis an die Tür', unit: 'seconds', isAdditive: false },
  late: { label: 'Später als zugesagt', unit: 'count', isAdditive: true },
  minutes: { label: 'Stunden', unit: 'minutes', isAdditive: true },
  stints: { label: 'Einsätze', unit: 'count', isAdditive: true },
  plannedMinutes: { label: 'Eingeplant', unit: 'minutes', isAdditive: true },
  dueMinutes: { label: 'Bis jetzt eingeplant', unit: 'minutes', isAdditive: true },
  balance: { label: 'Abweichung', unit: 'minutes', isAdditive: true },
  people: { label: 'Personen', unit: 'count', isAdditive: false },
  grossPerHour: { label: 'Umsatz je Stunde', unit: 'cents', isAdditive: false },
  scans: { label: 'Scans', unit: 'count', isAdditive: true },
} as const satisfies Record<string, { label: string; unit: Unit; isAdditive: boolean }>
export type Measure = keyof typeof measures

/** By what the rows of a dataset are told apart. */
export const groupings = {
  none: 'Gesamt',
  device: 'Gerät',
  origin: 'Herkunft',
  source: 'Quelle',
  campaign: 'Kampagne',
  medium: 'Medium',
  page: 'Seite',
  action: 'Ereignis',
  stage: 'Schritt zur Bestellung',
  step: 'Schritt',
  resolution: 'Bildschirm',
  ratio: 'Pixelverhältnis',
  scheme: 'Farbschema',
  browser: 'Browser',
  system: 'Betriebssystem',
  hour: 'Wochentag und Stunde',
  type: 'Bestellart',
  method: 'Zahlungsart',
  rate: 'Steuersatz',
  channel: 'Bestellweg',
  branch: 'Filiale',
  area: 'Liefergebiet',
  zip: 'Postleitzahl',
  guest: 'Stammgast',
  reduction: 'Rabatt und Gutschein',
  status: 'Ende',
  product: 'Produkt',
  option: 'Auswahl',
  pair: 'Zusammen bestellt',
  person: 'Person',
  project: 'Projekt',
  task: 'Aufgabe',
  code: 'QR Code',
  place: 'Ort',
  target: 'Ziel',
} as const
export type Grouping = keyof typeof groupings

/** By what a dataset can be narrowed, besides branch and division: rows of any dataset of its layer name the keys. */
export const filtersOf = {
  visits: [
    'device',
    'origin',
    'page',
    'action',
    'source',
    'campaign',
    'medium',
    'code',
    'resolution',
    'ratio',
    'scheme',
    'browser',
    'system',
  ],
  business: [
    'type',
    'method',
    'channel',
    'origin',
    'source',
    'campaign',
    'code',
    'area',
    'guest',
    'status',
    'product',
  ],
} as const satisfies Record<Layer, readonly Grouping[]>
export type Filter = (typeof filtersOf)[Layer][number]

export type Dataset = {
  title: string
  layer: Layer
  /** What is counted, and how: stands below each chart. */
  counts: string
  measures: readonly [Measure, ...Measure[]]
  /** The first is the usual one. */
  by: readonly [Grouping, ...Grouping[]]
}
