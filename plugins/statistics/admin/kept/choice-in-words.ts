import { groupings } from '#domain/insight/statistics/figure-terms.data.ts'
import { rangeLabels } from '#domain/insight/statistics/range-presets.ts'

import { rangeInWords } from '../chart/point-names.ts'
import { allFilters, type Choice } from '../statistics-choice.ts'
import { comparisonLabels, tabLabels } from '../statistics.texts.ts'

/**
 * `Überblick · 30 Tage · Vergleich: Zeitraum davor · eingegrenzt nach Filiale`; `named` says to what as well, where
 * somebody knows what keys are called.
 */
export function choiceInWords(choice: Choice, named: readonly string[] = kindsOf(choice)): string {
  const { tab, preset, range, compare } = choice

  return [
    tabLabels[tab],
    preset === 'free' ? rangeInWords(range) : rangeLabels[preset],
    `Vergleich: ${comparisonLabels[compare ?? 'none']}`,
    ...(named.length > 0 ? [`eingegrenzt nach ${named.join(', ')}`] : []),
  ].join(' · ')
}

const kindsOf = ({ places, filters }: Choice): string[] => [
  ...(places.branch === undefined ? [] : ['Filiale']),
  ...(places.division === undefined ? [] : ['Organisation']),
  ...allFilters.filter((name) => name in filters).map((name) => groupings[name]),
]
