'use client'

import { type FormEvent, useRef, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { giveVoucherContract, sellVoucherContract } from '#domain/ordering/vouchers/voucher.contract.ts'
import { voucherKindLabels, voucherReachLabels } from '#domain/ordering/vouchers/voucher.texts.ts'
import { Action, problemIn, SidePanel, tellDone } from '#plugins/desk/kit.port.ts'

import { emptyWish, judgeWish, payments, type TypedWish } from './typed-wish.ts'
import { VoucherChoice, VoucherField } from './voucher-field.tsx'
import styles from './vouchers.module.css'

const sell = callOf<typeof sellVoucherContract>('post', '/api/orders/voucher-sales')
const give = callOf<typeof giveVoucherContract>('post', '/api/vouchers/gifts')

type Place = { id: string; name: string }
type FormProps = { places: readonly Place[]; onIssued: (id: string) => void; onClose: () => void }

/** Sells a voucher, or gives one away. */
export function IssueForm({ places, onIssued, onClose }: FormProps) {
  const [typed, setTyped] = useState<TypedWish>(() => emptyWish(places[0]?.id ?? ''))
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  // The same keeps its key, so that whoever sends it again issues one.
  const sale = useRef({ content: '', key: '' })
  const change = (changed: Partial<TypedWish>) => setTyped((before) => ({ ...before, ...changed }))

  const issue = async () => {
    const judged = judgeWish(typed)
    if ('problem' in judged) return setProblem(judged.problem)
    const content = JSON.stringify(typed)
    if (sale.current.content !== content) sale.current = { content, key: crypto.randomUUID() }
    setIsSending(true)
    const { wish, reason } = judged
    const headers = { 'idempotency-key': sale.current.key }
    const answer =
      typed.payment === 'gift'
        ? await give(fetch, { body: { ...wish, reason }, headers })
        : await sell(fetch, { body: { ...wish, paymentMethod: typed.payment }, headers })
    setIsSending(false)
    if (!answer.ok) return setProblem(problemIn(answer))
    tellDone(`${answer.body.name} ist ausgestellt.`)
    onIssued(answer.body.id)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void issue()
  }

  return (
    <SidePanel title="Gutschein ausstellen" onClose={onClose}>
      <form aria-label="Gutschein ausstellen" className={styles.form} noValidate onSubmit={submit}>
        <MoneyFields {...{ typed, change, places }} />
        <RecipientFields {...{ typed, change }} />
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <Action type="submit" look="main" disabled={isSending}>
          {typed.payment === 'gift' ? 'Ausstellen' : 'Verkaufen und ausstellen'}
        </Action>
      </form>
    </SidePanel>
  )
}

type PartProps = { typed: TypedWish; change: (changed: Partial<TypedWish>) => void }

function MoneyFields({ typed, change, places }: PartProps & Pick<FormProps, 'places'>) {
  const isTaxed = typed.kind === 'single-purpose'

  return (
    <>
      {places.length > 1 && (
        <VoucherChoice
          label="Filiale"
          value={typed.branch}
          choices={Object.fromEntries(places.map(({ id, name }) => [id, name]))}
          onText={(branch) => change({ branch })}
        />
      )}
      <VoucherField
        label="Wert"
        inputMode="decimal"
        maxLength={14}
        value={typed.value}
        onText={(value) => change({ value })}
      />
      <VoucherChoice
        label="Bezahlt"
        value={typed.payment}
        choices={payments}
        onText={(payment) => change({ payment: payment as TypedWish['payment'] })}
      />
      {typed.payment === 'gift' && (
        <VoucherField
          label="Grund"
          maxLength={1000}
          value={typed.reason}
          onText={(reason) => change({ reason })}
        />
      )}
      <VoucherChoice
        label="Art"
        value={typed.kind}
        choices={voucherKindLabels}
        hint={
          isTaxed
            ? 'Jetzt versteuert; beim Einlösen nicht mehr.'
            : 'Versteuert wird erst, was damit bezahlt wird.'
        }
        onText={(kind) => change({ kind: kind as TypedWish['kind'] })}
      />
      {isTaxed && (
        <VoucherField
          label="Steuersatz in Prozent"
          inputMode="decimal"
          maxLength={6}
          value={typed.taxRate}
          onText={(taxRate) => change({ taxRate })}
        />
      )}
      <VoucherChoice
        label="Gilt"
        value={typed.reach}
        choices={voucherReachLabels}
        onText={(reach) => change({ reach: reach as TypedWish['reach'] })}
      />
      <VoucherField
        label="Gültig bis"
        type="date"
        hint="Leer: ohne Ablauf. Frühestens Ende des dritten Jahres; in Österreich braucht eine kurze Frist einen guten Grund."
        value={typed.expiresOn}
        onText={(expiresOn) => change({ expiresOn })}
      />
    </>
  )
}

function RecipientFields({ typed, change }: PartProps) {
  return (
    <>
      <VoucherField
        label="Für"
        maxLength={120}
        value={typed.recipientName}
        onText={(recipientName) => change({ recipientName })}
      />
      <VoucherField
        label="Nachricht"
        maxLength={500}
        value={typed.message}
        onText={(message) => change({ message })}
      />
      <VoucherField
        label="E-Mail"
        type="email"
        maxLength={160}
        hint="Leer: nur auf Papier."
        value={typed.recipientEmail}
        onText={(recipientEmail) => change({ recipientEmail })}
      />
    </>
  )
}
