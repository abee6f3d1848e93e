'use client'

import { useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { OrderPayment } from '#domain/ordering/order-payment.contract.ts'
import { isPaidOnline } from '#domain/ordering/order-terms.ts'
import { paymentMethodLabels, paymentStatusLabels } from '#domain/ordering/order-terms.texts.ts'
import { balanceOf } from '#domain/ordering/payment-ledger.ts'
import { paymentKindLabels } from '#domain/ordering/payment-ledger.texts.ts'
import type { updatePaymentStatusContract } from '#domain/ordering/payment-status.contract.ts'
import { refundVerdict } from '#domain/ordering/refund-verdict.ts'
import { settleOnSpot, type SpotPayment } from '#domain/ordering/settle-on-spot.ts'
import { settleTexts } from '#domain/ordering/settle-on-spot.texts.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { momentWords } from '#domain/time/moment-words.ts'
import { Action, tellDone, tellProblem, useAsk } from '#plugins/desk/kit.port.ts'

import styles from './payment-state.module.css'
import { RefundForm } from './refund-form.tsx'

const send = callOf<typeof updatePaymentStatusContract>('post', '/api/orders/{id}/update-payment-status')

type StateProps = {
  order: StaffOrder
  payments: readonly OrderPayment[]
  /** In cents: what the provider was asked to give back and has not yet. */
  refundUnderway: number
  timeZone: string
  onChanged: () => void
}

/** How an order is paid and whether it is; what is paid on the spot is booked here, taken back and refunded. */
export function PaymentState({ order, payments, refundUnderway, timeZone, onChanged }: StateProps) {
  const { ask, asking } = useAsk()
  const [isSending, setIsSending] = useState(false)
  const [isRefunding, setIsRefunding] = useState(false)
  const kept = balanceOf(payments).kept - refundUnderway
  const to: SpotPayment = order.paymentStatus === 'paid' ? 'none' : 'paid'
  const isPossible = settleOnSpot(order, { to, reason: 'asked for below' }).isAllowed

  const settle = async () => {
    const answer = to === 'none' ? await ask(takingBack) : { reason: '' }
    if (!answer) return
    setIsSending(true)
    const settled = await send(fetch, {
      params: { id: order.id },
      body: { paymentStatus: to, ...(answer.reason && { reason: answer.reason }) },
    })
    setIsSending(false)
    if (settled.ok) tellDone(settleTexts[to].done)
    else tellProblem(settled.errors[0]?.message ?? 'Die Zahlung wurde nicht verbucht.')
    onChanged()
  }

  const check = async () => {
    setIsSending(true)
    const checked = await send(fetch, { params: { id: order.id }, body: {} })
    setIsSending(false)
    if (checked.ok) tellDone(`Der Anbieter sagt: ${paymentStatusLabels[checked.body.paymentStatus]}.`)
    else tellProblem(checked.errors[0]?.message ?? 'Der Zahlungsstatus konnte nicht geprüft werden.')
    onChanged()
  }

  const leaveRefund = () => setIsRefunding(false)

  return (
    <div className={styles.state}>
      <p>
        {`${paymentMethodLabels[order.paymentMethod]} · `}
        <strong>{paymentStatusLabels[order.paymentStatus]}</strong>
      </p>
      <div className={styles.actions}>
        {isPossible && (
          <Action look={to === 'none' ? 'quiet' : 'plain'} disabled={isSending} onClick={() => void settle()}>
            {settleTexts[to].button}
          </Action>
        )}
        {isPaidOnline(order.paymentMethod) && (
          <Action look="quiet" disabled={isSending} onClick={() => void check()}>
            Zahlung prüfen
          </Action>
        )}
        {refundVerdict({ ...order, kept }, kept).isAllowed && !isRefunding && (
          <Action look="quiet" onClick={() => setIsRefunding(true)}>
            Erstatten
          </Action>
        )}
      </div>
      {payments.length > 0 && (
        <ul className={styles.lines} aria-label="Zahlungen">
          {payments.map((line) => (
            <li key={`${line.at} ${line.kind}`}>{lineWords(line, timeZone)}</li>
          ))}
        </ul>
      )}
      {refundUnderway > 0 && <p>{`${formatMoney(refundUnderway)} sind auf dem Weg zum Gast.`}</p>}
      {isRefunding && <RefundForm {...{ order, kept, onChanged }} onClose={leaveRefund} />}
      {asking}
    </div>
  )
}

/** „28.11., 19:42: Erstattet −3,00 € (Suppe kalt)“. */
const lineWords = ({ at, kind, amount, reason }: OrderPayment, timeZone: string): string =>
  `${momentWords(at, timeZone)}: ${paymentKindLabels[kind]} ${formatMoney(amount)}${reason ? ` (${reason})` : ''}`

const takingBack = {
  title: 'Zahlung zurücknehmen?',
  text: 'Die Bestellung gilt dann wieder als offen. Im Verlauf steht, wer es war und warum.',
  confirm: 'Zurücknehmen',
  reason: {
    label: 'Grund',
    fewest: 3,
    most: 1000,
    suggestions: ['Falsche Bestellung', 'Doch anders bezahlt'],
  },
}
