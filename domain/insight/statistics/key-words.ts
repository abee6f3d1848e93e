import {
  orderChannelLabels,
  orderStatusLabels,
  staffOrderTypeLabels,
} from '../../ordering/order-terms.texts.ts'
import { paymentMethodLabels } from '../../ordering/payment-method.texts.ts'
import { tipRate } from '../business/counts-of-order.ts'
import { donationRate } from '../business/sold-of-order.ts'
import {
  browserLabels,
  deviceLabels,
  originLabels,
  schemeLabels,
  stageLabels,
  systemLabels,
} from '../visits/visit-terms.texts.ts'
import type { Grouping } from './figure-terms.data.ts'
import { labelOfHour } from './label-of-hour.ts'

/** What is not known of an order, or of whoever gave it. */
export const unknownLabel = 'unbekannt'

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
  type: staffOrderTypeLabels,
  method: paymentMethodLabels,
  channel: orderChannelLabels,
  status: orderStatusLabels,
  guest: { new: 'Zum ersten Mal da', returning: 'Stammgast', unknown: unknownLabel },
  reduction: {
    none: 'Ohne Rabatt und Gutschein',
    discount: 'Mit Rabatt',
    voucher: 'Mit Gutschein bezahlt',
    both: 'Mit Rabatt und Gutschein',
  },
  rate: { [donationRate]: 'Spenden', [tipRate]: 'Trinkgeld' },
}

/**
 * What people call the key of a row or a filter, in German; null for keys that are their own name, such as a page, or
 * that a record names. Rates are hundredths of a percent.
 */
export function wordOfKey(by: Grouping, key: string): string | null {
  if (by === 'hour') return labelOfHour(key)
  if (by === 'ratio') return /^[\d.]+$/.test(key) ? `${key.replace('.', ',')}-fach` : null
  if (by === 'resolution') return key.replace('x', ' × ')
  const word = words[by]?.[key] ?? null
  if (word === null && by === 'rate') return `${(Number(key) / 100).toLocaleString('de-AT')} %`

  return word
}
