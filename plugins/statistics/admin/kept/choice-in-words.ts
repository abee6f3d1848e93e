import { groupings } from '#domain/insight/statistics/figure-terms.data.ts'
import { rangeLabels } from '#domain/insight/statistics/range-presets.ts'

import { rangeInWords } from '../chart/point-names.ts'
import { allFilters, type Choice } from '../statistics-choice.ts'
import { comparisonLabels, tabLabels } from '../statistics.texts.ts'

/** `Überblick · 30 Tage · Vergleich: Zeitraum davor · eingegrenzt nach Filiale`. */
export function choiceInWords({ tab, preset, range, compare, places, filters }: Choice): string {
  const narrowed = [
    ...(places.branch === undefined ? [] : ['Filiale']),
    ...(places.division === undefined ? [] : ['Organisation']),
    ...allFilters.filter((name) => name in filters).map((name) => groupings[name]),
  ]

  return [
    tabLabels[tab],
    preset === 'free' ? rangeInWords(range) : rangeLabels[preset],
    `Vergleich: ${comparisonLabels[compare ?? 'none']}`,
    ...(narrowed.length > 0 ? [`eingegrenzt nach ${narrowed.join(', ')}`] : []),
  ].join(' · ')
}
