import { formatMoney } from '#domain/money/money.ts'
import type { PaletteKind } from '#plugins/desk/palette.port.ts'

/** Vouchers by the end of their code and whom they are for. */
export const vouchersInPalette: PaletteKind = {
  slug: 'vouchers',
  words: ['name', 'recipientName', 'recipientEmail'],
  shown: ['balance', 'value'],
  latestBy: 'issuedAt',
  title: ({ name }) => String(name),
  hint: ({ balance, value }) => [`${formatMoney(Number(balance))} von ${formatMoney(Number(value))}`],
}
