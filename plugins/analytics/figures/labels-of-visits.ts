import type { Grouping } from '#domain/insight/statistics/figure-terms.data.ts'
import { labelOfHour } from '#domain/insight/statistics/label-of-hour.ts'
import {
  browserLabels,
  deviceLabels,
  originLabels,
  schemeLabels,
  stageLabels,
  systemLabels,
} from '#domain/insight/visits/visit-terms.texts.ts'

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
