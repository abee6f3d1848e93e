import { rangeLabels } from '#domain/insight/statistics/range-presets.ts'

import { rangeInWords } from '../chart/point-names.ts'
import type { Choice } from '../statistics-choice.ts'
import { comparisonLabels, tabLabels } from '../statistics.texts.ts'

/** `Überblick · 30 Tage · Vergleich: Zeitraum davor · eingegrenzt nach Filiale: Wien`, what it is narrowed to as given. */
export function choiceInWords(choice: Choice, narrowed: readonly string[]): string {
  const { tab, preset, range, compare } = choice

  return [
    tabLabels[tab],
    preset === 'free' ? rangeInWords(range) : rangeLabels[preset],
    `Vergleich: ${comparisonLabels[compare ?? 'none']}`,
    ...(narrowed.length > 0 ? [`eingegrenzt nach ${narrowed.join(', ')}`] : []),
  ].join(' · ')
}
