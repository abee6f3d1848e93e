'use client'

import { type FormEvent, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { formatMoney, parseMoney } from '#domain/money/money.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { typedCode } from '#domain/ordering/vouchers/voucher-code.ts'
import type { redeemVoucherContract } from '#domain/ordering/vouchers/voucher.contract.ts'
import { openAmount } from '#domain/ordering/vouchers/voucher-payment.ts'
import { mistypedCodeText } from '#domain/ordering/vouchers/voucher.texts.ts'
import { Action, problemIn, tellDone } from '#plugins/desk/kit.port.ts'

import styles from './change-line.module.css'
import { LineField } from './line-field.tsx'

const send = callOf<typeof redeemVoucherContract>('post', '/api/orders/{id}/vouchers')

type RedeemProps = { order: StaffOrder; onChanged: () => void; onClose: () => void }

/** A guest pays with a voucher, as much as it can or as they like. */
export function RedeemForm({ order, onChanged, onClose }: RedeemProps) {
  const [code, setCode] = useState('')
  const [amount, setAmount] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)

  const redeem = async () => {
    const cents = amount.trim() === '' ? undefined : parseMoney(amount)
    if (typedCode(code) === null) return setProblem(mistypedCodeText)
    if (cents === null || (cents !== undefined && cents <= 0)) {
      return setProblem('Bitte geben Sie einen Betrag ein, etwa 12,90.')
    }
    setIsSending(true)
    const body = { code, version: order.version, ...(cents !== undefined && { amount: cents }) }
    const answer = await send(fetch, { params: { id: order.id }, body })
    setIsSending(false)
    if (!answer.ok) return setProblem(problemIn(answer))
    const rest = openAmount(answer.body)
    tellDone(
      rest > 0
        ? `Eingelöst. Offen sind noch ${formatMoney(rest)}.`
        : 'Eingelöst. Die Bestellung ist bezahlt.',
    )
    onChanged()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void redeem()
  }

  return (
    <form aria-label="Gutschein einlösen" className={styles.form} noValidate onSubmit={submit}>
      <LineField label="Code" value={code} onChange={setCode} />
      <LineField label="Betrag (leer: so viel wie möglich)" isAmount value={amount} onChange={setAmount} />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.actions}>
        <Action type="submit" look="main" disabled={isSending}>
          Einlösen
        </Action>
        <Action onClick={onClose}>Abbrechen</Action>
      </div>
    </form>
  )
}
