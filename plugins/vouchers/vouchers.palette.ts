import type { PaletteKind } from '#plugins/desk/palette.port.ts'

/** Vouchers by the end of their code and whom they are for. */
export const vouchersInPalette: PaletteKind = {
  slug: 'vouchers',
  words: ['name', 'recipientName', 'recipientEmail'],
  shown: ['balance', 'value'],
  latestBy: 'issuedAt',
  title: ({ name }) => String(name),
  hint: ({ balance, value }) => [`${figureOf(balance)} von ${figureOf(value)}`],
}

/** Cents without a currency: beside another sum of the same it goes without saying, and the house may reckon in any. */
const figureOf = (cents: unknown): string =>
  (Number(cents) / 100).toLocaleString('de-AT', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
