import type { Payload } from 'payload'

import { kitchenTicketLayout } from '#domain/ordering/printing/kitchen-ticket-layout.ts'
import type { Block, OrderLayout, PaperLine } from '#domain/ordering/printing/paper.ts'
import { pickupSlipLayout } from '#domain/ordering/printing/pickup-slip-layout.ts'
import type { PrintedOrder } from '#domain/ordering/printing/printed-order.ts'
import { receiptLayout } from '#domain/ordering/printing/receipt-layout.ts'
import { setLines } from '#domain/ordering/printing/set-lines.ts'
import { testPageLayout } from '#domain/ordering/printing/test-page-layout.ts'

import type { Slip } from './print-job-record.ts'
import { paperOf, type Printer } from './printer.ts'
import { readPrintedOrder } from './read-printed-order.ts'

const layouts: Readonly<Record<OrderLayout, (printed: PrintedOrder) => Block[]>> = {
  receipt: receiptLayout,
  kitchen: kitchenTicketLayout,
  pickup: pickupSlipLayout,
}

/** A slip as this printer brings it out, by what is known of its order now; null where there is nothing any more. */
export async function renderSlip(
  payload: Payload,
  slip: Pick<Slip, 'layout' | 'order' | 'station' | 'copy'>,
  printer: Printer,
): Promise<PaperLine[] | null> {
  const { layout, order, station, copy } = slip
  if (layout === 'test') {
    const { name: device, branchName: branch } = printer
    return setLines(testPageLayout({ ...printer, device, branch }), paperOf(printer))
  }
  const printed = order && (await readPrintedOrder(payload, { order, station, copy }))

  return printed ? setLines(layouts[layout](printed), paperOf(printer)) : null
}
