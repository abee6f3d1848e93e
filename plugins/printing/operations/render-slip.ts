import type { Payload } from 'payload'

import { dayEndSlipLayout } from '#domain/ordering/printing/day-end-slip-layout.ts'
import { kitchenTicketLayout } from '#domain/ordering/printing/kitchen-ticket-layout.ts'
import type { Block, OrderLayout, PaperLine } from '#domain/ordering/printing/paper.ts'
import { partReceiptLayout } from '#domain/ordering/printing/part-receipt-layout.ts'
import { pickupSlipLayout } from '#domain/ordering/printing/pickup-slip-layout.ts'
import type { PrintedOrder } from '#domain/ordering/printing/printed-order.ts'
import { receiptLayout } from '#domain/ordering/printing/receipt-layout.ts'
import { setLines } from '#domain/ordering/printing/set-lines.ts'
import { testPageLayout } from '#domain/ordering/printing/test-page-layout.ts'

import type { Slip } from './print-job-record.ts'
import { paperOf, type Printer } from './printer.ts'
import { readPrintedDay } from './read-printed-day.ts'
import { readPrintedOrder } from './read-printed-order.ts'
import { readPrintedPart } from './read-printed-part.ts'

const layouts: Readonly<Record<OrderLayout, (printed: PrintedOrder) => Block[]>> = {
  receipt: receiptLayout,
  kitchen: kitchenTicketLayout,
  pickup: pickupSlipLayout,
}

/** A slip as this printer brings it out, by what is known of its order now; null where there is nothing any more. */
export async function renderSlip(
  payload: Payload,
  slip: Pick<Slip, 'layout' | 'order' | 'payment' | 'dayEnd' | 'station' | 'copy'>,
  printer: Printer,
): Promise<PaperLine[] | null> {
  const { layout, order, payment, dayEnd, station, copy } = slip
  if (layout === 'test') {
    const { name: device, branchName: branch } = printer
    return setLines(testPageLayout({ ...printer, device, branch }), paperOf(printer))
  }
  if (layout === 'day-end') {
    const day = dayEnd && (await readPrintedDay(payload, { dayEnd, copy }))
    return day ? setLines(dayEndSlipLayout(day), paperOf(printer)) : null
  }
  if (layout === 'part-receipt') {
    const part = order && payment && { order, payment, copy, hasLogo: printer.hasLogo }
    const printed = part && (await readPrintedPart(payload, part))
    return printed ? setLines(partReceiptLayout(printed), paperOf(printer)) : null
  }
  const hasLogo = layout === 'receipt' && printer.hasLogo
  const printed = order && (await readPrintedOrder(payload, { order, station, copy, layout, hasLogo }))

  return printed ? setLines(layouts[layout](printed), paperOf(printer)) : null
}
