import { formatMoney } from '../money/money.ts'
import type { WhyNotRefund } from './refund-verdict.ts'

export const whyNotRefundText = (why: WhyNotRefund, kept: number): string =>
  ({
    'nothing-paid': 'Von dieser Bestellung ist nichts mehr zu erstatten.',
    'more-than-paid': `Höchstens ${formatMoney(kept)} können noch erstattet werden.`,
  })[why]
