'use client'

import { type FormEvent, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { formatMoney, parseMoney } from '#domain/money/money.ts'
import type { refundOrderContract } from '#domain/ordering/payment-status.contract.ts'
import { noReasonText, saysWhy } from '#domain/ordering/money-reason.ts'
import { isPaidOnline } from '#domain/ordering/order-terms.ts'
import { refundVerdict, type WhyNotRefund } from '#domain/ordering/refund-verdict.ts'
import { whyNotRefundText } from '#domain/ordering/refund-verdict.texts.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { Action, problemIn, tellDone } from '#plugins/desk/kit.port.ts'

import styles from './change-line.module.css'
import { LineField } from './line-field.tsx'

const send = callOf<typeof refundOrderContract>('post', '/api/orders/{id}/refunds')

type RefundProps = {
  order: StaffOrder
  /** What of the guest's money the house has, in cents. */
  kept: number
  onChanged: () => void
  onClose: () => void
}

/** How much goes back, over the counter or by the provider, and why. */
export function RefundForm({ order, kept, onChanged, onClose }: RefundProps) {
  const [typed, setTyped] = useState<string | null>(null)
  // Until somebody types it follows what is left, which may still be on its way.
  const amount = typed ?? formatMoney(kept)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)

  const refund = async () => {
    const asked = judge({ order, kept, amount, reason })
    if ('problem' in asked) return setProblem(asked.problem)
    setIsSending(true)
    const answer = await send(fetch, { params: { id: order.id }, body: { ...asked, version: order.version } })
    setIsSending(false)
    if (!answer.ok) return setProblem(problemIn(answer))
    const isUnderway = isPaidOnline(order.paymentMethod) && order.voucherPaid === 0
    tellDone(
      `${formatMoney(asked.amount)} ${isUnderway ? 'gehen über den Anbieter zurück' : 'sind erstattet'}.`,
    )
    onChanged()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void refund()
  }

  return (
    <form aria-label="Erstatten" className={styles.form} noValidate onSubmit={submit}>
      <LineField label="Betrag" isAmount value={amount} onChange={setTyped} />
      <LineField label="Grund" value={reason} onChange={setReason} />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.actions}>
        <Action type="submit" look="danger" disabled={isSending}>
          Erstatten
        </Action>
        <Action onClick={onClose}>Abbrechen</Action>
      </div>
    </form>
  )
}

type Typed = Pick<RefundProps, 'order' | 'kept'> & { amount: string; reason: string }

function judge({ order, kept, ...typed }: Typed): { amount: number; reason: string } | { problem: string } {
  const amount = parseMoney(typed.amount)
  const reason = typed.reason.trim()
  if (amount === null || amount <= 0) return { problem: 'Bitte geben Sie einen Betrag ein, etwa 12,90.' }
  const why = whyNotRefund(order, kept, amount)
  if (why) return { problem: whyNotRefundText(why, kept) }

  return saysWhy(reason) ? { amount, reason } : { problem: noReasonText }
}

/** Whether anything can be given back. */
export const mayRefund = (order: StaffOrder, kept: number): boolean =>
  whyNotRefund(order, kept, kept) === null

/** What a voucher has paid goes back, however the rest of the order is paid. */
function whyNotRefund(order: StaffOrder, kept: number, amount: number): WhyNotRefund | null {
  if (order.voucherPaid > 0 && order.status !== 'awaiting-payment') {
    if (kept <= 0) return 'nothing-paid'
    if (order.paymentStatus === 'partly-paid') return 'not-all-paid'

    return amount > kept ? 'more-than-paid' : null
  }
  const verdict = refundVerdict({ ...order, kept }, amount)

  return verdict.isAllowed ? null : verdict.why
}
