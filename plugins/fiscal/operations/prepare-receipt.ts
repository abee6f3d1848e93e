import type { RatePart } from '#domain/ordering/day-end/book-lines.ts'
import type { ReceiptKind } from '#domain/ordering/fiscal/fiscal-terms.ts'
import { rksvSums, tseSums } from '#domain/ordering/fiscal/rate-slots.ts'
import { rksvPayload, stornoMark } from '#domain/ordering/fiscal/rksv-code.ts'
import { processDataOf } from '#domain/ordering/fiscal/tse-record.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'

import { chainOf, encryptedTurnover } from '../devices/rksv-signing.ts'
import type { CashBox } from '../signing-device.ts'
import type { Receipt } from './receipt-record.ts'

/** What a receipt is about. */
export type ReceiptSubject = {
  kind: ReceiptKind
  payment: string | null
  order: string | null
  amount: number
  parts: RatePart[]
  isCash: boolean
}

/** A receipt that moves no money. */
export const zeroSubject = (kind: ReceiptSubject['kind']): ReceiptSubject => ({
  kind,
  payment: null,
  order: null,
  amount: 0,
  parts: [],
  isCash: true,
})

type Preparing = { cashBox: CashBox; subject: ReceiptSubject; before: Receipt | null; now: Temporal.Instant }

/** The next receipt of a cash box, with the text that is to be signed: it follows from the one before. */
export function prepareReceipt({ cashBox, subject, before, now }: Preparing): Receipt {
  const { kind, payment, order, amount, parts } = subject
  const at = now.toString({ smallestUnit: 'millisecond' })
  const receipt = {
    id: uuidV7(now.epochMilliseconds),
    device: cashBox.id,
    number: (before?.number ?? 0) + 1,
    kind,
    payment,
    order,
    at,
    amount,
    parts,
    turnover: (before?.turnover ?? 0) + amount,
    state: 'begun' as const,
    askedAt: at,
    proof: null,
    code: null,
  }
  const texts = { rksv: rksvText, tse: tseText }

  return { ...receipt, text: texts[cashBox.scheme]({ cashBox, subject, before, now }, receipt) }
}

type Counted = Pick<Receipt, 'number' | 'turnover'>

function rksvText({ cashBox, subject, before, now }: Preparing, { number, turnover }: Counted): string {
  const { name, timeZone, serial, counterKey } = cashBox
  const counter = encryptedTurnover(counterKey ?? '', { cashBox: name, number }, turnover)

  return rksvPayload({
    cashBox: name,
    number,
    at: now,
    timeZone,
    sums: rksvSums(subject.parts),
    counter: subject.kind === 'storno' ? stornoMark : counter,
    serial,
    chain: chainOf(before?.proof ?? name),
  })
}

const tseText = ({ subject }: Preparing): string =>
  processDataOf(tseSums(subject.parts), { cents: subject.amount, isCash: subject.isCash })
