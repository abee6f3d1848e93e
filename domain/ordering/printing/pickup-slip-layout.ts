import { formatTime } from '../../time/format.ts'
import { amountOf, kindOf, nameOf } from '../order-words.texts.ts'
import { paymentStatusLabels } from '../order-terms.texts.ts'
import type { Block } from './paper.ts'
import { copyBlocks, endedBlocks, ending, type PrintedOrder } from './printed-order.ts'

/** What hangs on the bag, or is in the hand of who waits: the number that is called, and what belongs to it. */
export function pickupSlipLayout(printed: PrintedOrder): Block[] {
  const { order, house, branch, timeZone, statusUrl } = printed
  const due = order.appointmentDate ?? order.promisedAt

  return [
    { kind: 'text', text: branch.name === house ? house : `${house} · ${branch.name}`, align: 'center' },
    ...copyBlocks(printed),
    ...endedBlocks(order),
    { kind: 'text', text: String(order.ticketNumber), size: 'huge', isBold: true, align: 'center' },
    { kind: 'text', text: nameOf(order), size: 'tall', isBold: true, align: 'center' },
    { kind: 'text', text: kindOf(order), align: 'center' },
    ...(due
      ? [
          {
            kind: 'text',
            text: `um ${formatTime(Temporal.Instant.from(due), timeZone)} Uhr`,
            align: 'center',
          } as const,
        ]
      : []),
    { kind: 'rule' },
    ...order.items.map((item): Block => ({ kind: 'text', hanging: `${amountOf(item)} `, text: item.name })),
    { kind: 'rule' },
    { kind: 'columns', left: 'Zahlung', right: paymentStatusLabels[order.paymentStatus] },
    ...(statusUrl ? [{ kind: 'qr', text: statusUrl } as const] : []),
    ...ending,
  ]
}
