import { formatMoney } from '#domain/money/money.ts'
import type { PaymentKind } from '#domain/ordering/payment-ledger.ts'
import { paymentKindLabels } from '#domain/ordering/payment-ledger.texts.ts'
import type { PaletteKind } from '#plugins/desk/palette.port.ts'

/** Lines of the ledger by the payment at its provider, by why money went back and where. */
export const paymentsInPalette: PaletteKind = {
  slug: 'payments',
  isTrace: true,
  words: ['reference', 'reason', 'device'],
  shown: ['kind', 'amount'],
  latestBy: 'at',
  title: ({ kind, amount }) => `${paymentKindLabels[kind as PaymentKind]} ${formatMoney(Number(amount))}`,
  hint: ({ reason, reference }) => [reason, reference],
}
