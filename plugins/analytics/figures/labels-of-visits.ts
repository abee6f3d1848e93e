import type { Grouping } from '#domain/insight/statistics/datasets.data.ts'
import {
  browserLabels,
  deviceLabels,
  originLabels,
  schemeLabels,
  stageLabels,
  systemLabels,
} from '#domain/insight/visits/visit-terms.texts.ts'
import { weekdayLabels, weekdays } from '#domain/time/weekdays.ts'

const words: Readonly<Partial<Record<Grouping, Readonly<Record<string, string>>>>> = {
  device: deviceLabels,
  origin: originLabels,
  browser: browserLabels,
  system: systemLabels,
  scheme: schemeLabels,
  action: {
    'add-to-cart': 'In den Warenkorb',
    checkout: 'Zur Kasse',
    purchase: 'Bestellt',
    submitform: 'Anfrage gesendet',
  },
  stage: stageLabels,
}

/** What people call the key of a row. */
export function labelOfVisits(by: Grouping, key: string): string {
  if (by === 'hour') return labelOfHour(key)
  if (by === 'ratio') return `${key.replace('.', ',')}-fach`
  if (by === 'resolution') return key.replace('x', ' × ')

  return words[by]?.[key] ?? key
}

/** `0-14` is Monday from two in the afternoon on. */
function labelOfHour(key: string): string {
  const [weekday = 0, clock = 0] = key.split('-').map(Number)
  const name = weekdays[weekday]
  const twoDigits = (hour: number) => String(hour).padStart(2, '0')

  return `${name ? weekdayLabels[name] : ''}, ${twoDigits(clock)}–${twoDigits(clock + 1)} Uhr`
}
