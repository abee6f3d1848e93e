import type { OnlinePaymentMethod } from '#domain/ordering/order-terms.ts'
import { providerLabels } from '#domain/ordering/payment-account.texts.ts'
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

export const accountsInPalette: PaletteKind = {
  slug: 'payment-accounts',
  words: ['name', 'merchant', 'keyHint'],
  shown: ['method'],
  hint: ({ method, merchant, keyHint }) => [providerLabels[method as OnlinePaymentMethod], merchant, keyHint],
}
