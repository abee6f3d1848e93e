'use client'

import { useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { formatMoney } from '#domain/money/money.ts'
import { orderStatusLabels, paymentStatusLabels } from '#domain/ordering/order-terms.texts.ts'
import { providerLabels } from '#domain/ordering/payment-account.texts.ts'
import type { updatePaymentStatusContract } from '#domain/ordering/payment-status.contract.ts'
import type {
  UnsettledPayment,
  unsettledPaymentsContract,
  unclearRefundContract,
} from '#domain/ordering/unsettled-payments.contract.ts'
import { paymentProblemTexts, paymentProblemWords } from '#domain/ordering/unsettled-payments.texts.ts'
import type { DeskViewProps } from '#plugins/desk/desk.port.ts'
import * as kit from '#plugins/desk/kit.port.ts'

import styles from './unsettled-payments.module.css'

const read = callOf<typeof unsettledPaymentsContract>('get', '/api/orders/unsettled-payments')
const check = callOf<typeof updatePaymentStatusContract>('post', '/api/orders/{id}/update-payment-status')

const resolve = callOf<typeof unclearRefundContract>('post', '/api/orders/{id}/unclear-refund')

const wordOf = ({ problem }: UnsettledPayment) => (problem ? paymentProblemWords[problem] : 'Wartet')

const columns: kit.Column<UnsettledPayment>[] = [
  { name: 'bestellung', title: 'Bestellung', value: ({ ticketNumber }) => `Nr. ${ticketNumber}` },
  { name: 'seit', title: 'Bestellt', value: ({ placedAt }) => placedAt, kind: 'moment' },
  { name: 'anbieter', title: 'Anbieter', value: ({ method }) => providerLabels[method] },
  {
    name: 'stand',
    title: 'Stand',
    value: wordOf,
    cell: (payment) => (
      // What passes by itself asks for nobody.
      <kit.StatusPill tone={payment.problem && payment.problem !== 'away' ? 'wrong' : 'waits'}>
        {wordOf(payment)}
      </kit.StatusPill>
    ),
  },
  {
    name: 'betrag',
    title: 'Betrag',
    value: ({ amount }) => amount,
    kind: 'cents',
    cell: ({ amount }) => formatMoney(amount),
  },
]
const idOf = ({ order }: UnsettledPayment) => order
const words = {
  name: 'zahlungen-pruefen',
  label: 'Zahlungen',
  empty: 'Alle Onlinezahlungen passen zu ihren Bestellungen.',
}

/** Online payments that do not come together with their orders; the list is there to become empty. */
export function UnsettledPayments({ home, timeZone }: DeskViewProps) {
  const { openId, open, close } = kit.useOpenOne()
  const payments = kit.useLoaded('unsettled', (signal) => read(fetch, { signal }))
  const chosen = payments.data?.docs.find(({ order }) => order === openId)
  const table = { ...words, columns, idOf, openId, onOpen: ({ order }: UnsettledPayment) => open(order) }

  return (
    <kit.PageFrame
      title="Zahlungen prüfen"
      description="Onlinezahlungen, die nicht zu ihrer Bestellung passen oder auf etwas warten."
      timeZone={timeZone}
      beside={
        chosen && (
          <PaymentPanel
            key={chosen.order}
            payment={chosen}
            home={home}
            onClose={close}
            onChecked={payments.reload}
          />
        )
      }
    >
      <kit.LoadedView of={payments}>
        {({ docs, more }) => (
          <>
            <kit.DataTable {...table} rows={docs} timeZone={timeZone} />
            {more > 0 && (
              <p className={styles.more}>{`Weitere ${more} stehen an, sobald diese erledigt sind.`}</p>
            )}
          </>
        )}
      </kit.LoadedView>
    </kit.PageFrame>
  )
}

type PanelProps = { payment: UnsettledPayment; home: string; onClose: () => void; onChecked: () => void }

/** What is known of it, and the way to ask once more. */
function PaymentPanel({ payment, home, onClose, onChecked }: PanelProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { order, ticketNumber, status, paymentStatus, reference, refundUnderway, problem } = payment

  const ask = async () => {
    setIsAsking(true)
    const answer = await check(fetch, { params: { id: order }, body: {} })
    setIsAsking(false)
    if (answer.ok) kit.tellDone(`Der Anbieter sagt: ${paymentStatusLabels[answer.body.paymentStatus]}.`)
    else kit.tellProblem(kit.problemIn(answer))
    onChecked()
  }

  const tell = async (didGoBack: boolean) => {
    setIsAsking(true)
    const answer = await resolve(fetch, { params: { id: order }, body: { didGoBack } })
    setIsAsking(false)
    if (answer.ok) kit.tellDone('Danke, das ist vermerkt.')
    else kit.tellProblem(kit.problemIn(answer))
    onChecked()
  }

  return (
    <kit.SidePanel title={`Bestellung Nr. ${ticketNumber}`} onClose={onClose}>
      <p>
        {problem
          ? paymentProblemTexts[problem]
          : 'Der Gast ist noch auf der Bezahlseite, oder eine Nachricht fehlt.'}
      </p>
      <p>{`Bestellung: ${orderStatusLabels[status]}, Zahlung: ${paymentStatusLabels[paymentStatus]}`}</p>
      {refundUnderway > 0 && <p>{`${formatMoney(refundUnderway)} sind noch nicht beim Gast.`}</p>}
      {reference && <p>{`Beim Anbieter: ${reference}`}</p>}
      {problem === 'unclear' ? (
        <>
          <kit.Action disabled={isAsking} onClick={() => void tell(true)}>
            Ist ausgeführt
          </kit.Action>
          <kit.Action disabled={isAsking} onClick={() => void tell(false)}>
            Fehlt, neu veranlassen
          </kit.Action>
        </>
      ) : (
        <kit.Action disabled={isAsking} onClick={() => void ask()}>
          Beim Anbieter nachfragen
        </kit.Action>
      )}
      <p>
        <a className={styles.way} href={`${home}/collections/orders/${order}`}>
          Bestellung öffnen
        </a>
      </p>
    </kit.SidePanel>
  )
}
