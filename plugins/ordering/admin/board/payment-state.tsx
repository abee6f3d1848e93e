'use client'

import { useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { formatAmount } from '#domain/catalogue/units.ts'
import { formatMoney } from '#domain/money/money.ts'
import { lineOf } from '#domain/ordering/kitchen-lines.ts'
import { moneyReason } from '#domain/ordering/money-reason.ts'
import type { OrderPayment } from '#domain/ordering/order-payment.contract.ts'
import { isPaidOnline } from '#domain/ordering/order-terms.ts'
import { paymentStatusLabels } from '#domain/ordering/order-terms.texts.ts'
import { paymentMethodLabels } from '#domain/ordering/payment-method.texts.ts'
import { balanceOf } from '#domain/ordering/payment-ledger.ts'
import { paymentKindLabels } from '#domain/ordering/payment-ledger.texts.ts'
import type { updatePaymentStatusContract } from '#domain/ordering/payment-status.contract.ts'
import { leftToPay, whyNotPay } from '#domain/ordering/pay-part.ts'
import { partTexts } from '#domain/ordering/pay-part.texts.ts'
import { settleOnSpot, type SpotPayment } from '#domain/ordering/settle-on-spot.ts'
import { settleTexts } from '#domain/ordering/settle-on-spot.texts.ts'
import type { SpotMethod } from '#domain/ordering/spot-methods.ts'
import { splitTexts } from '#domain/ordering/split-bill.texts.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { openAmount } from '#domain/ordering/vouchers/voucher-payment.ts'
import { whyNotRedeem } from '#domain/ordering/vouchers/redeem-on-spot.ts'
import { momentWords } from '#domain/time/moment-words.ts'
import { Action, tellDone, tellProblem, useAsk } from '#plugins/desk/kit.port.ts'

import styles from './payment-state.module.css'
import { PayPartForm } from './pay-part-form.tsx'
import { RedeemForm } from './redeem-form.tsx'
import { mayRefund, RefundForm } from './refund-form.tsx'
import { SplitBillForm } from './split-bill-form.tsx'

const send = callOf<typeof updatePaymentStatusContract>('post', '/api/orders/{id}/update-payment-status')

type StateProps = {
  order: StaffOrder
  payments: readonly OrderPayment[]
  /** In cents: what the provider was asked to give back and has not yet. */
  refundUnderway: number
  isTipEnabled: boolean
  methods: readonly SpotMethod[]
  timeZone: string
  onChanged: () => void
}

/** How an order is paid and whether it is; what is paid on the spot is booked here, taken back and refunded. */
export function PaymentState(props: StateProps) {
  const { order, payments, refundUnderway, timeZone, onChanged } = props
  const { ask, asking } = useAsk()
  const [isSending, setIsSending] = useState(false)
  const [form, setForm] = useState<FormName | null>(null)
  const kept = balanceOf(payments).kept - refundUnderway
  const to: SpotPayment = order.paymentStatus === 'paid' ? 'none' : 'paid'
  const isPossible = settleOnSpot(order, { to, reason: 'asked for below' }).isAllowed

  const settle = async (to: SpotPayment) => {
    const answer = to === 'none' ? await ask(takingBack) : { reason: '' }
    if (!answer) return
    setIsSending(true)
    const settled = await send(fetch, {
      params: { id: order.id },
      body: { paymentStatus: to, version: order.version, ...(answer.reason && { reason: answer.reason }) },
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

  const leave = () => setForm(null)
  // The ledger comes after the order, and until then knows nothing of a voucher.
  const rest = Math.min(leftToPay(order, payments), openAmount(order))

  return (
    <div className={styles.state}>
      <p>
        {`${paymentMethodLabels[order.paymentMethod]} · `}
        <strong>{paymentStatusLabels[order.paymentStatus]}</strong>
      </p>
      {order.voucherPaid > 0 && rest > 0 && (
        <p>{`Mit Gutschein bezahlt ${formatMoney(order.voucherPaid)} · offen ${formatMoney(rest)}`}</p>
      )}
      <div className={styles.actions}>
        {isPossible && (
          <Action
            look={to === 'none' ? 'quiet' : 'plain'}
            disabled={isSending}
            onClick={() => void settle(to)}
          >
            {settleTexts[to].button}
          </Action>
        )}
        {order.paymentStatus === 'partly-paid' && (
          <Action look="quiet" disabled={isSending} onClick={() => void settle('none')}>
            {settleTexts.none.button}
          </Action>
        )}
        {isPaidOnline(order.paymentMethod) && (
          <Action look="quiet" disabled={isSending} onClick={() => void check()}>
            Zahlung prüfen
          </Action>
        )}
        {form === null &&
          formsOf(order, payments, kept).map(({ name, title }) => (
            <Action key={name} look="quiet" onClick={() => setForm(name)}>
              {title}
            </Action>
          ))}
      </div>
      <PaymentLines {...{ order, payments, timeZone }} />
      {refundUnderway > 0 && <p>{`${formatMoney(refundUnderway)} sind auf dem Weg zum Gast.`}</p>}
      {form === 'part' && <PayPartForm {...props} onClose={leave} />}
      {form === 'split' && <SplitBillForm {...props} onClose={leave} />}
      {form === 'refund' && <RefundForm {...{ order, kept, onChanged }} onClose={leave} />}
      {form === 'redeem' && <RedeemForm {...{ order, onChanged }} onClose={leave} />}
      {asking}
    </div>
  )
}

type FormName = 'refund' | 'redeem' | 'part' | 'split'

/** What can be done with its money by filling in something. */
function formsOf(order: StaffOrder, payments: StateProps['payments'], kept: number) {
  const forms: { name: FormName; title: string; isOffered: boolean }[] = [
    {
      name: 'part',
      title: partTexts.title,
      isOffered: whyNotPay(order, payments) === null,
    },
    { name: 'split', title: splitTexts.title, isOffered: whyNotPay(order, payments) === null },
    {
      name: 'redeem',
      title: 'Gutschein einlösen',
      isOffered: whyNotRedeem(order) === null && leftToPay(order, payments) > 0,
    },
    { name: 'refund', title: 'Erstatten', isOffered: mayRefund(order, kept) },
  ]

  return forms.filter(({ isOffered }) => isOffered)
}

function PaymentLines({ order, payments, timeZone }: Pick<StateProps, 'order' | 'payments' | 'timeZone'>) {
  if (payments.length === 0) return null

  return (
    <ul className={styles.lines} aria-label="Zahlungen">
      {payments.map((line) => (
        <li key={line.id}>{lineWords(line, order, timeZone)}</li>
      ))}
    </ul>
  )
}

/** „28.11., 19:42: Erstattet −3,00 € (Suppe kalt)“, „Eingenommen 10,90 €, Bankomatkarte (1 Stück Pizza)“. */
function lineWords(
  { at, kind, amount, method, reason, covers }: OrderPayment,
  { items, paymentMethod }: StaffOrder,
  timeZone: string,
): string {
  const covered = (covers ?? []).flatMap(({ line, amount: share }) => {
    const item = items.find((each, index) => lineOf(each, index) === line)
    return item ? [`${formatAmount(share, item.unit)} ${item.name}`] : []
  })
  const about = reason || covered.join(', ')

  // What the order says of its payment above is not true of this one.
  const otherwise = method !== paymentMethod && method !== 'gift-voucher'
  const sum = formatMoney(amount) + (otherwise ? `, ${paymentMethodLabels[method]}` : '')

  return [
    `${momentWords(at, timeZone)}: ${paymentKindLabels[kind]} ${sum}`,
    method === 'gift-voucher' && 'mit Gutschein',
    about && `(${about})`,
  ]
    .filter(Boolean)
    .join(' ')
}

const takingBack = {
  title: 'Zahlung zurücknehmen?',
  text: 'Die Bestellung gilt dann wieder als offen. Im Verlauf steht, wer es war und warum.',
  confirm: 'Zurücknehmen',
  reason: {
    label: 'Grund',
    ...moneyReason,
    suggestions: ['Falsche Bestellung', 'Doch anders bezahlt'],
  },
}
