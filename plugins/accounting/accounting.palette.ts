import { type Chart, chartLabels } from '#domain/ordering/accounting/charts.data.ts'
import type { PaletteKind } from '#plugins/desk/palette.port.ts'

export const bookingAccountsInPalette: PaletteKind = {
  slug: 'booking-accounts',
  words: ['name', 'consultantNumber', 'clientNumber'],
  shown: ['chart'],
  hint: ({ chart, consultantNumber, clientNumber }) => [
    chartLabels[chart as Chart],
    `Berater ${String(consultantNumber)}`,
    `Mandant ${String(clientNumber)}`,
  ],
}
