'use client'

import { type FormEvent, useState } from 'react'

import { addressOf, callOf } from '#domain/api/call-of.ts'
import { formatMoney, parseMoney } from '#domain/money/money.ts'
import { noReasonText, saysWhy } from '#domain/ordering/money-reason.ts'
import type {
  correctVoucherContract,
  mailVoucherContract,
  VoucherDetails,
  voucherFileContract,
} from '#domain/ordering/vouchers/one-voucher.contract.ts'
import { Action, ActionLink, problemIn, tellDone } from '#plugins/desk/kit.port.ts'

import { VoucherField } from './voucher-field.tsx'
import styles from './vouchers.module.css'

const mail = callOf<typeof mailVoucherContract>('post', '/api/vouchers/{id}/mails')
const correct = callOf<typeof correctVoucherContract>('post', '/api/vouchers/{id}/corrections')
const paperOf = (id: string, paper: 'a4' | 'a6') =>
  addressOf<typeof voucherFileContract>('/api/vouchers/{id}/papers/{paper}', { params: { id, paper } })

type DeedsProps = { voucher: VoucherDetails; onChanged: () => void }

/** Paper, mail and a balance that is put right. */
export function VoucherDeeds({ voucher, onChanged }: DeedsProps) {
  const [open, setOpen] = useState<'mail' | 'balance' | null>(null)
  const leave = () => setOpen(null)

  return (
    <div className={styles.deeds}>
      <p className={styles.ways}>
        <ActionLink href={paperOf(voucher.id, 'a4')} target="_blank" rel="noreferrer">
          Drucken (A4)
        </ActionLink>
        <ActionLink href={paperOf(voucher.id, 'a6')} target="_blank" rel="noreferrer">
          Karte (A6)
        </ActionLink>
        <Action aria-expanded={open === 'mail'} onClick={() => setOpen(open === 'mail' ? null : 'mail')}>
          Per E-Mail senden
        </Action>
        <Action
          look="quiet"
          aria-expanded={open === 'balance'}
          onClick={() => setOpen(open === 'balance' ? null : 'balance')}
        >
          Guthaben berichtigen
        </Action>
      </p>
      {open === 'mail' && <MailForm {...{ voucher, onChanged }} onDone={leave} />}
      {open === 'balance' && <BalanceForm {...{ voucher, onChanged }} onDone={leave} />}
    </div>
  )
}

type FormProps = DeedsProps & { onDone: () => void }

function MailForm({ voucher, onChanged, onDone }: FormProps) {
  const [email, setEmail] = useState(voucher.recipientEmail ?? '')
  const { problem, isSending, submit } = useSending(async () => {
    if (!email.trim()) return 'Bitte geben Sie die Adresse ein.'
    const answer = await mail(fetch, { params: { id: voucher.id }, body: { email } })
    if (!answer.ok) return problemIn(answer)
    tellDone('Der Gutschein wird gesendet.')
    onChanged()
    onDone()
    return null
  })

  return (
    <form aria-label="Per E-Mail senden" className={styles.form} noValidate onSubmit={submit}>
      <VoucherField label="E-Mail" type="email" maxLength={160} value={email} onText={setEmail} />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <Action type="submit" look="main" disabled={isSending}>
        Senden
      </Action>
    </form>
  )
}

function BalanceForm({ voucher, onChanged, onDone }: FormProps) {
  const [typed, setTyped] = useState(formatMoney(voucher.balance, voucher.currency))
  const [reason, setReason] = useState('')
  const { problem, isSending, submit } = useSending(async () => {
    const balance = parseMoney(typed)
    if (balance === null || balance < 0) return 'Bitte geben Sie einen Betrag ein, etwa 12,90.'
    if (!saysWhy(reason)) return noReasonText
    const body = { balance, seen: voucher.balance, reason }
    const answer = await correct(fetch, { params: { id: voucher.id }, body })
    onChanged()
    if (!answer.ok) return problemIn(answer)
    tellDone('Das Guthaben ist berichtigt.')
    onDone()
    return null
  })

  return (
    <form aria-label="Guthaben berichtigen" className={styles.form} noValidate onSubmit={submit}>
      <VoucherField label="Guthaben" inputMode="decimal" maxLength={14} value={typed} onText={setTyped} />
      <VoucherField label="Grund" maxLength={1000} value={reason} onText={setReason} />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <Action type="submit" look="main" disabled={isSending}>
        Berichtigen
      </Action>
    </form>
  )
}

/** Sends once at a time, and keeps what was wrong. */
function useSending(send: () => Promise<string | null>) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsSending(true)
    void send().then((wrong) => {
      setProblem(wrong)
      setIsSending(false)
    })
  }

  return { problem, isSending, submit }
}
