import { formatMoney } from '../money/money.ts'
import type { WhyNotRefund } from './refund-verdict.ts'

export const changedMeanwhileText =
  'Die Bestellung wurde inzwischen geändert. Bitte sehen Sie nach, was schon bezahlt oder erstattet ist.'

export const whyNotRefundText = (why: WhyNotRefund, kept: number): string =>
  ({
    'nothing-paid': 'Von dieser Bestellung ist nichts mehr zu erstatten.',
    'not-all-paid':
      'Diese Bestellung ist noch nicht ganz bezahlt. Nehmen Sie zurück, was bezahlt ist, statt es zu erstatten.',
    'vouchers-sold': `Mit dieser Bestellung wurden Gutscheine verkauft. Erstatten Sie alles, solange niemand damit bezahlt hat, oder höchstens ${formatMoney(kept)}; was für Gutscheine bezahlt wurde, erst wenn sie gesperrt sind.`,
    'more-than-paid': `Höchstens ${formatMoney(kept)} können noch erstattet werden.`,
  })[why]
