'use client'

import { useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { paymentMethodLabels, paymentStatusLabels } from '#domain/ordering/order-terms.texts.ts'
import type { updatePaymentStatusContract } from '#domain/ordering/payment-status.contract.ts'
import { settleOnSpot, type SpotPayment } from '#domain/ordering/settle-on-spot.ts'
import { settleTexts } from '#domain/ordering/settle-on-spot.texts.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { Action, tellDone, tellProblem, useAsk } from '#plugins/desk/kit.port.ts'

import styles from './payment-state.module.css'

const send = callOf<typeof updatePaymentStatusContract>('post', '/api/orders/{id}/update-payment-status')

type StateProps = { order: StaffOrder; onChanged: () => void }

/** How an order is paid and whether it is; what is paid on the spot is booked here, and taken back. */
export function PaymentState({ order, onChanged }: StateProps) {
  const { ask, asking } = useAsk()
  const [isSending, setIsSending] = useState(false)
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

  return (
    <div className={styles.state}>
      <p>
        {`${paymentMethodLabels[order.paymentMethod]} · `}
        <strong>{paymentStatusLabels[order.paymentStatus]}</strong>
      </p>
      {isPossible && (
        <Action look={to === 'none' ? 'quiet' : 'plain'} disabled={isSending} onClick={() => void settle()}>
          {settleTexts[to].button}
        </Action>
      )}
      {asking}
    </div>
  )
}

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
