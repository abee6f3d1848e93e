import { formatMoney } from '../money/money.ts'
import type { WhyNotRefund } from './refund-on-spot.ts'

export const whyNotRefundText = (why: WhyNotRefund, kept: number): string =>
  ({
    'paid-online': 'Diese Bestellung wurde online bezahlt; erstattet wird über den Zahlungsanbieter.',
    'nothing-paid': 'Von dieser Bestellung ist nichts mehr zu erstatten.',
    'more-than-paid': `Höchstens ${formatMoney(kept)} können noch erstattet werden.`,
  })[why]
