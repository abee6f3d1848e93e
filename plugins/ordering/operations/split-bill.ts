import { sumCents } from '#domain/money/money.ts'
import { paidSoFar } from '#domain/ordering/pay-part.ts'
import type { OrderBill } from '#domain/ordering/pay-part.contract.ts'
import { splitBill as judgeSplit } from '#domain/ordering/split-bill.ts'
import type { SplitBillRequest } from '#domain/ordering/split-bill.contract.ts'
import { splitTexts, whyNotSplitTexts } from '#domain/ordering/split-bill.texts.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { type LedgerEntry, readLedger } from '#plugins/payments/payments.port.ts'

import type { FoundOrder } from './find-order.ts'
import { type MoveVerdict, moveOrder } from './move-order.ts'
import { type Paying, readBill, refuseUnwantedTip } from './pay-part.ts'
import { refuseUntaken } from './spot-methods.ts'

/** Takes all that is left of an order from several at once, each in their own way, and answers the bill as it stands then. */
export async function splitBill({
  payload,
  order,
  asked,
  mover,
  shown,
  now,
}: Paying<SplitBillRequest>): Promise<OrderBill> {
  const database = payload.db.pool
  if (asked.people.some(({ tip = 0 }) => tip > 0)) await refuseUnwantedTip(database, order.branch)
  await refuseUntaken(
    payload,
    order,
    asked.people.map(({ method }) => method),
  )
  const moved = await moveOrder({
    payload,
    order,
    mover,
    shown,
    now,
    judge: (current) => judge(database, current, asked),
  })

  return readBill(payload, moved, shown)
}

async function judge(
  database: Querying,
  order: FoundOrder,
  { people, seen }: SplitBillRequest,
): Promise<MoveVerdict> {
  const ledger = await readLedger(database, order.id)
  if (seen.total !== order.total || seen.paid !== paidSoFar(ledger))
    return { why: 'changed', message: splitTexts.changed, code: 'changed-meanwhile' }
  const verdict = judgeSplit(order, ledger, people)
  if (!verdict.isAllowed) return { why: verdict.why, message: whyNotSplitTexts[verdict.why] }

  const payments = verdict.parts.flatMap(({ amount, covers }, index): LedgerEntry[] => {
    const person = people[index]
    if (!person) return []
    const { method, tip = 0 } = person
    const entry = { kind: 'capture', amount: amount + tip, method, reference: null, tip } as const

    return [{ ...entry, ...(covers && { covers: [...covers] }) }]
  })
  const tips = sumCents(people.map(({ tip = 0 }) => tip))
  const amount = sumCents(payments.map((payment) => payment.amount))

  return {
    action: 'settle',
    change: {
      paymentStatus: 'paid',
      ...(tips > 0 && { tip: order.tip + tips, total: order.total + tips }),
    },
    detail: { paidPart: { amount, left: 0, people: people.length } },
    payments,
  }
}
