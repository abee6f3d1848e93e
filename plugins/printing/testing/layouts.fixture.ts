import type { CodePage } from '#domain/operations/devices.ts'
import { dayEndSlipLayout } from '#domain/ordering/printing/day-end-slip-layout.ts'
import { kitchenTicketLayout } from '#domain/ordering/printing/kitchen-ticket-layout.ts'
import { type Block, columnsOf, type PaperWidth, paperWidths } from '#domain/ordering/printing/paper.ts'
import { partReceiptLayout } from '#domain/ordering/printing/part-receipt-layout.ts'
import { pickupSlipLayout } from '#domain/ordering/printing/pickup-slip-layout.ts'
import { type Picture, pictureOf } from '#domain/ordering/printing/picture.ts'
import { receiptLayout } from '#domain/ordering/printing/receipt-layout.ts'
import { setLines } from '#domain/ordering/printing/set-lines.ts'
import { testPageLayout } from '#domain/ordering/printing/test-page-layout.ts'

import { printedDay } from './printed-day.fixture.ts'
import { printedOrder } from './printed-orders.fixture.ts'

type Roll = { width: PaperWidth; codePage: CodePage }

/** A sun above a hill, in dots. */
export const sunLogo: Picture = pictureOf({ width: 200, height: 72 }, (x, y) => {
  const isSun = (x - 100) ** 2 + (y - 40) ** 2 < 26 ** 2
  const isHill = y > 56 - 14 * Math.sin((x / 200) * Math.PI)

  return isHill || (isSun && (x + y) % 3 !== 0)
})

/** Every layout as it is met: tickets of two stations, a copy, with a logo and without. */
export const layoutsByName: Readonly<Record<string, (roll: Roll) => Block[]>> = {
  receipt: () => receiptLayout(printedOrder()),
  'receipt-logo': () => receiptLayout(printedOrder({ logo: sunLogo })),
  'part-receipt': () =>
    partReceiptLayout({
      ...printedOrder({ copy: 1 }),
      number: 2,
      taxedRate: null,
      payment: {
        id: 'payment',
        at: '2026-11-28T19:04:00.000Z',
        kind: 'capture',
        amount: 2130,
        method: 'atm-card',
        payment: null,
        reason: null,
        tip: 150,
        covers: [
          { line: 0, amount: 1, gross: 1190, taxRate: 1000 },
          { line: 2, amount: 1, gross: 490, taxRate: 2000 },
        ],
      },
      rates: [
        { taxRate: 1000, gross: 1490, net: 1355, tax: 135 },
        { taxRate: 2000, gross: 490, net: 408, tax: 82 },
        { taxRate: null, gross: 150, net: 150, tax: 0, untaxed: 'tip' },
      ],
    }),
  kitchen: () => kitchenTicketLayout(printedOrder({ station: 'kueche', copy: 2 })),
  bar: () => kitchenTicketLayout(printedOrder({ station: 'bar' })),
  pickup: () => pickupSlipLayout(printedOrder()),
  'day-end': () => dayEndSlipLayout(printedDay),
  test: (roll) => testPageLayout({ device: 'Küche', branch: 'Wien Mitte', protocol: 'cloudprnt', ...roll }),
}

export const codePages: CodePage[] = ['cp858', 'cp1252', 'iso-8859-15', 'utf8']

export const slipsOnRolls = Object.keys(layoutsByName).flatMap((layout) =>
  paperWidths.map((width) => ({ layout, width })),
)

/** A layout as it comes out of a roll of this width. */
export function linesOf(
  layout: string,
  { width, codePage = 'cp858' }: Partial<Roll> & { width: PaperWidth },
) {
  const blocks = layoutsByName[layout]?.({ width, codePage }) ?? []
  const columns = columnsOf[width]

  return { lines: setLines(blocks, { columns, codePage }), columns }
}
