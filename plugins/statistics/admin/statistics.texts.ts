import type { Comparison } from '#domain/insight/statistics/statistics-range.ts'

export const statisticsTabs = [
  'ueberblick',
  'besucher',
  'wege',
  'bestellungen',
  'produkte',
  'kampagnen',
  'liefergebiete',
  'team',
  'qr-codes',
] as const
export type StatisticsTab = (typeof statisticsTabs)[number]

export const tabLabels: Record<StatisticsTab, string> = {
  ueberblick: 'Überblick',
  besucher: 'Besucher',
  wege: 'Wege',
  bestellungen: 'Bestellungen',
  produkte: 'Produkte',
  kampagnen: 'Kampagnen',
  liefergebiete: 'Liefergebiete',
  team: 'Team',
  'qr-codes': 'QR Codes',
}

export const comparisonLabels: Record<Comparison | 'none', string> = {
  previous: 'Zeitraum davor',
  year: 'Vorjahr',
  none: 'Ohne',
}

/** Behind a figure of what is compared with. */
export const comparedWords: Record<Comparison, string> = { previous: 'davor', year: 'im Vorjahr' }

export const statisticsTexts = {
  title: 'Statistik',
  description:
    'Besuche zählen nur mit Einwilligung, Bestellungen und Arbeitszeit zählen immer. Beides steht nie in einer Zahl.',
  failed: 'Statistik konnte nicht geladen werden.',
  few: 'In Dateien, Bildern und auf Papier werden Zahlen unter 5 Besuchen nicht genannt, und auch nicht, was sie verriete: kleine Zeilen sind dort zusammengefasst.',
}
