import { formatMoney } from '#domain/money/money.ts'
import { dayText } from '#domain/ordering/day-end/day-end.texts.ts'
import type { PaletteKind } from '#plugins/desk/palette.port.ts'

/** Closed days by their date, their number, and the seal that stands on the sheet. */
export const dayEndsInPalette: PaletteKind = {
  slug: 'day-ends',
  words: ['day', 'number', 'hash'],
  shown: ['total'],
  latestBy: 'closedAt',
  title: ({ day }) => dayText(String(day)),
  hint: ({ number, total }) => [`Nr. ${String(number)}`, formatMoney(Number(total))],
}
