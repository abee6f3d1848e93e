import type { Dataset } from './figure-terms.data.ts'

const ofVisits = 'Nur Besuche mit Einwilligung, ohne Bots und ohne das eigene Team. '
const wholeVisit = 'Ein Besuch zählt ganz zu der Stunde, in der er begonnen hat.'
const ofOrders =
  'Bestellungen, von denen das Haus weiß, nach ihrem Geschäftstag; ungültige Belege zählen nicht. '
const sold =
  'Ohne abgelehnte, stornierte, verfallene und nicht bezahlte; ohne Trinkgeld und ohne verkaufte Gutscheine, Erstattungen abgezogen. '
const cut = 'Einsätze zählen ganz zu dem Tag, an dem sie begonnen haben; Pausen sind abgezogen. '
const scanned = 'Jeder Aufruf der kurzen Adresse, ohne Bots. '

const visitMeasures = ['visits', 'views'] as const

/** The 24 datasets, by the last part of their path. Source: back office 3 and 7. */
export const datasets = {
  'unique-visitors': {
    title: 'Besucher',
    layer: 'visits',
    counts: `${ofVisits}Wer an mehreren Tagen kommt, zählt im Zeitraum einmal: bis 1.024 Besucher genau, darüber geschätzt (typische Abweichung 1,6 %).`,
    measures: ['visitors', 'visits'],
    by: ['none', 'device', 'origin'],
  },
  'page-views': {
    title: 'Seitenaufrufe',
    layer: 'visits',
    counts: `${ofVisits}${wholeVisit}`,
    measures: ['views', 'visits'],
    by: ['device', 'origin'],
  },
  pages: {
    title: 'Seiten',
    layer: 'visits',
    counts: `${ofVisits}Besuche sind die, in denen die Seite gesehen wurde; Einstieg und Ausstieg sind ihre erste und letzte.`,
    measures: ['views', 'visits', 'entries', 'exits'],
    by: ['page'],
  },
  events: {
    title: 'Ereignisse',
    layer: 'visits',
    counts: `${ofVisits}Was auf den Seiten getan wurde, und in wie vielen Besuchen. Wer einen Schritt zur Bestellung erreicht hat, zählt auch bei den Schritten davor.`,
    measures: ['events', 'visits'],
    by: ['action', 'stage'],
  },
  'event-flow': {
    title: 'Wege der Besucher',
    layer: 'visits',
    counts: `${ofVisits}Die ersten Schritte jedes Besuchs; dieselbe Seite mehrmals nacheinander ist ein Schritt.`,
    measures: ['visits'],
    by: ['step'],
  },
  resolutions: {
    title: 'Bildschirme',
    layer: 'visits',
    counts: `${ofVisits}Größe des Bildschirms in Punkten der Seite.`,
    measures: visitMeasures,
    by: ['resolution'],
  },
  'device-pixel-ratios': {
    title: 'Pixelverhältnisse',
    layer: 'visits',
    counts: `${ofVisits}Wie viele Bildpunkte ein Punkt der Seite hat.`,
    measures: visitMeasures,
    by: ['ratio'],
  },
  'color-schemes': {
    title: 'Farbschemata',
    layer: 'visits',
    counts: `${ofVisits}Was das Gerät wünscht, nicht was auf der Seite gewählt wurde.`,
    measures: visitMeasures,
    by: ['scheme'],
  },
  referrers: {
    title: 'Verweise',
    layer: 'visits',
    counts: `${ofVisits}Von welcher Website der Besuch kam, oder durch welche Kampagne. Der Anteil mit Bestellung ist von Besuchen mit Einwilligung, nicht von allen Bestellungen.`,
    measures: [...visitMeasures, 'ordering', 'rate'],
    by: ['source', 'campaign', 'medium', 'origin', 'code'],
  },
  browsers: {
    title: 'Browser',
    layer: 'visits',
    counts: `${ofVisits}Nur die Art des Browsers wird behalten.`,
    measures: visitMeasures,
    by: ['browser'],
  },
  'operating-systems': {
    title: 'Betriebssysteme',
    layer: 'visits',
    counts: `${ofVisits}Nur die Art des Systems wird behalten.`,
    measures: visitMeasures,
    by: ['system', 'device'],
  },
  orders: {
    title: 'Bestellungen',
    layer: 'business',
    counts: `${ofOrders}„Nicht zustande gekommen“ sind abgelehnte, stornierte und verfallene. „Bis an die Tür“ geht von der Bestellung bis zur Übergabe, bei Lieferungen für sofort.`,
    measures: ['orders', 'lost', 'confirmSeconds', 'readySeconds', 'doorSeconds', 'late'],
    by: ['type', 'method', 'channel', 'branch', 'area', 'zip', 'guest', 'reduction', 'status'],
  },
  revenue: {
    title: 'Umsatz',
    layer: 'business',
    counts: `${ofOrders}${sold}`,
    measures: ['gross', 'net', 'tax', 'orders', 'average', 'tip'],
    by: ['type', 'rate', 'method', 'channel', 'branch', 'area', 'zip', 'guest', 'reduction'],
  },
  'canceled-orders': {
    title: 'Nicht zustande gekommene Bestellungen',
    layer: 'business',
    counts: `${ofOrders}Was sie gebracht hätten, steht als „Entgangen“ und nirgends sonst.`,
    measures: ['lost', 'lostGross'],
    by: ['status', 'type', 'method', 'channel', 'branch'],
  },
  items: {
    title: 'Verkaufte Positionen',
    layer: 'business',
    counts: `${ofOrders}${sold}`,
    measures: ['quantity', 'gross', 'orders'],
    by: ['product', 'option', 'type'],
  },
  'popular-items': {
    title: 'Beliebt',
    layer: 'business',
    counts: `${ofOrders}${sold}„Zusammen bestellt“ sind Paare in derselben Bestellung.`,
    measures: ['orders', 'quantity', 'gross', 'share'],
    by: ['product', 'option', 'pair'],
  },
  'visitor-times': {
    title: 'Besuchszeiten',
    layer: 'visits',
    counts: `${ofVisits}${wholeVisit}`,
    measures: visitMeasures,
    by: ['hour'],
  },
  'order-times': {
    title: 'Bestellzeiten',
    layer: 'business',
    counts: `${ofOrders}Nach der Stunde, in der bestellt wurde, auf der Uhr der Filiale.`,
    measures: ['orders', 'gross'],
    by: ['hour'],
  },
  'order-origins': {
    title: 'Herkunft der Bestellungen',
    layer: 'business',
    counts: `${ofOrders}Ohne Einwilligung weiß niemand, woher ein Gast kam: das ist „unbekannt“.`,
    measures: ['orders', 'gross'],
    by: ['origin', 'source', 'campaign', 'code'],
  },
  'revenue-origins': {
    title: 'Herkunft des Umsatzes',
    layer: 'business',
    counts: `${ofOrders}${sold}Ohne Einwilligung weiß niemand, woher ein Gast kam: das ist „unbekannt“.`,
    measures: ['gross', 'orders', 'average'],
    by: ['origin', 'source', 'campaign', 'code'],
  },
  'working-activities': {
    title: 'Arbeitszeit',
    layer: 'business',
    counts: `${cut}Umsatz je Stunde ist der Umsatz der Filialen im selben Zeitraum.`,
    measures: ['minutes', 'people', 'gross', 'grossPerHour'],
    by: ['branch', 'person'],
  },
  'working-schedules': {
    title: 'Geplante Arbeitszeit',
    layer: 'business',
    counts: `Veröffentlichte Dienste. ${cut}`,
    measures: ['minutes', 'people', 'gross', 'grossPerHour'],
    by: ['branch', 'person'],
  },
  'qr-code-origins': {
    title: 'Scans nach Ort',
    layer: 'business',
    counts: `${scanned}Bestellungen und Umsatz nur von Gästen, die der Zählung zugestimmt haben.`,
    measures: ['scans', 'orders', 'gross'],
    by: ['place', 'code'],
  },
  'qr-code-targets': {
    title: 'Scans nach Ziel',
    layer: 'business',
    counts: `${scanned}Das Ziel ist das, was sich beim Scan geöffnet hat.`,
    measures: ['scans'],
    by: ['target', 'code'],
  },
} as const satisfies Record<string, Dataset>
export type DatasetName = keyof typeof datasets

/** What is told of one person, by the last part of its path. Source: back office 3 and 7. */
export const profiles = {
  'user-profile': {
    title: 'Arbeitszeit einer Person',
    layer: 'business',
    counts: `${cut}Eingeplant sind veröffentlichte Dienste, „bis jetzt“ die, deren Ende vorbei ist; die Abweichung ist, was mehr oder weniger gearbeitet wurde.`,
    measures: ['minutes', 'plannedMinutes', 'dueMinutes', 'balance'],
    by: ['branch'],
  },
  'user-profile-working-activities': {
    title: 'Einsätze einer Person',
    layer: 'business',
    counts: `${cut}Was noch läuft, zählt nicht.`,
    measures: ['minutes', 'stints'],
    by: ['project', 'task', 'branch'],
  },
} as const satisfies Record<string, Dataset>
export type ProfileName = keyof typeof profiles

export const allDatasets = { ...datasets, ...profiles }
export type AnyDatasetName = keyof typeof allDatasets

export const datasetOf = (name: AnyDatasetName): Dataset => allDatasets[name]
