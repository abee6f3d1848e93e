'use client'

import { Button, TextareaInput } from '@payloadcms/ui'
import { useState } from 'react'

import { cancellationReasons, rejectionReasons } from '#domain/ordering/order-board.texts.ts'
import { moveCounterAppointment } from '#domain/ordering/order-status-counter.ts'
import { isQuotationOpen } from '#domain/ordering/order-status-quotation.ts'
import { quotationOpenText } from '#domain/ordering/quotation.texts.ts'
import { whyNotMoveOrder } from '#domain/ordering/order-status.ts'
import { orderActionLabels, orderStepLabel, whyNotMoveTexts } from '#domain/ordering/order-status.texts.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { StaffAction } from '#domain/ordering/staff-move.contract.ts'
import styles from './order-panel.module.css'
import { ProposalForm } from './proposal-form.tsx'
import type { MoveByStaff } from './use-staff-order.ts'

/** What the rules ask of an order. */
export type ActedOrder = Pick<
  PublicOrder,
  | 'id'
  | 'type'
  | 'status'
  | 'isQuotation'
  | 'counterAppointmentStatus'
  | 'quotationStatus'
  | 'quotationValidUntil'
>

type Props = { order: ActedOrder; timeZone: string; isBusy: boolean; move: MoveByStaff }

/** Actions that ask for a word first. */
type Question = 'reject' | 'propose' | 'cancel'

export function OrderActions({ order, timeZone, isBusy, move }: Props) {
  const [asking, setAsking] = useState<Question | null>(null)
  const ask = (question: Question) => () => setAsking(asking === question ? null : question)
  const steps: StaffAction[] = [
    'in-delivery',
    ...(order.type === 'delivery' ? ['delivered' as const] : []),
    'completed',
  ]

  return (
    <>
      <div className={styles.actions}>
        <ActionButton
          isBusy={isBusy}
          isMain
          onClick={() => void move('confirm')}
          why={whyNot(order, 'confirm')}
        >
          {orderActionLabels.confirm}
        </ActionButton>
        <ActionButton isBusy={isBusy} onClick={ask('propose')} why={whyNotPropose(order)}>
          Gegenvorschlag
        </ActionButton>
        <ActionButton isBusy={isBusy} onClick={ask('reject')} why={whyNot(order, 'reject')}>
          {orderActionLabels.reject}
        </ActionButton>
        {steps.map((action) => (
          <ActionButton
            isBusy={isBusy}
            isMain={order.status !== 'awaiting'}
            key={action}
            onClick={() => void move(action)}
            why={whyNot(order, action)}
          >
            {action === 'in-delivery' ? orderStepLabel('in-delivery', order) : orderActionLabels[action]}
          </ActionButton>
        ))}
        <ActionButton isBusy={isBusy} onClick={ask('cancel')} why={whyNot(order, 'cancel')}>
          {orderActionLabels.cancel}
        </ActionButton>
      </div>
      {asking === 'propose' && !whyNotPropose(order) && (
        <ProposalForm
          close={() => setAsking(null)}
          isBusy={isBusy}
          move={move}
          order={order.id}
          timeZone={timeZone}
        />
      )}
      {(asking === 'reject' || asking === 'cancel') && !whyNot(order, asking) && (
        <ReasonForm action={asking} close={() => setAsking(null)} isBusy={isBusy} key={asking} move={move} />
      )}
    </>
  )
}

type ActionButtonProps = {
  children: string
  isBusy: boolean
  isMain?: boolean
  onClick: () => void
  why: string | null
}

/** Greyed by the same rules that the server refuses with; the tooltip says why. */
function ActionButton({ children, isBusy, isMain = false, onClick, why }: ActionButtonProps) {
  return (
    <Button
      buttonStyle={isMain && !why ? 'primary' : 'secondary'}
      disabled={isBusy || why !== null}
      extraButtonProps={why ? { title: why } : {}}
      margin={false}
      onClick={onClick}
      size="medium"
    >
      {children}
    </Button>
  )
}

type FormProps = { close: () => void; isBusy: boolean; move: MoveByStaff }

const reasonTexts = {
  reject: { label: 'Begründung für den Gast', send: 'Bestellung ablehnen', usual: rejectionReasons },
  cancel: {
    label: 'Grund der Stornierung (nur für das Team)',
    send: 'Bestellung stornieren',
    usual: cancellationReasons,
  },
}

function ReasonForm({ action, close, isBusy, move }: FormProps & { action: 'reject' | 'cancel' }) {
  const [reason, setReason] = useState('')
  const { label, send, usual } = reasonTexts[action]
  const submit = async () => {
    const isDone = await move(action, action === 'reject' ? { rejectionMessage: reason } : { reason })
    if (isDone) close()
  }

  return (
    <div className={styles.form}>
      <div role="group" aria-label="Übliche Gründe" className={styles.chips}>
        {usual.map((text) => (
          <button
            key={text}
            type="button"
            aria-pressed={reason === text}
            className={styles.chip}
            onClick={() => setReason(text)}
          >
            {text}
          </button>
        ))}
      </div>
      <TextareaInput
        label={label}
        onChange={(event) => setReason(event.target.value)}
        path={`order-${action}-reason`}
        rows={2}
        value={reason}
      />
      <div className={styles.actions}>
        <Button disabled={isBusy} margin={false} onClick={() => void submit()}>
          {send}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={close}>
          Abbrechen
        </Button>
      </div>
    </div>
  )
}

function whyNot(order: ActedOrder, action: StaffAction): string | null {
  const why = whyNotMoveOrder(order, action, 'staff')
  if (action === 'confirm' && why === null && isAnswering(order)) return quotationOpenText

  return why && whyNotMoveTexts[why]
}

function whyNotPropose(order: ActedOrder): string | null {
  if (isAnswering(order)) return quotationOpenText
  if (order.counterAppointmentStatus === 'open') return 'Der Gast hat noch nicht geantwortet.'

  const move = moveCounterAppointment(order, { action: 'propose', actor: 'staff' })
  return move.isAllowed ? null : 'Für diese Bestellung kann kein anderer Termin mehr vorgeschlagen werden.'
}

/** Whether the guest has a price to answer: the request is confirmed by that, and by nothing else. */
const isAnswering = (order: ActedOrder): boolean => isQuotationOpen(order, Temporal.Now.instant())
