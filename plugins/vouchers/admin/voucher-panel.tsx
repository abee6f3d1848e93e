'use client'

import { Fragment } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { formatMoney } from '#domain/money/money.ts'
import { moneyReason } from '#domain/ordering/money-reason.ts'
import { dayText } from '#domain/ordering/day-end/day-end.texts.ts'
import type { VoucherState } from '#domain/ordering/vouchers/voucher-terms.ts'
import type {
  voidVoucherContract,
  VoucherDetails,
  voucherDetailsContract,
} from '#domain/ordering/vouchers/one-voucher.contract.ts'
import {
  voucherKindLabels,
  voucherLineLabels,
  voucherReachLabels,
  voucherStateLabels,
} from '#domain/ordering/vouchers/voucher.texts.ts'
import { momentWords } from '#domain/time/moment-words.ts'
import * as kit from '#plugins/desk/kit.port.ts'

import { VoucherDeeds } from './voucher-deeds.tsx'
import styles from './vouchers.module.css'

const read = callOf<typeof voucherDetailsContract>('get', '/api/vouchers/{id}/details')
const block = callOf<typeof voidVoucherContract>('post', '/api/vouchers/{id}/void')

export const stateTones: Readonly<Record<VoucherState, kit.Tone>> = {
  open: 'accent',
  used: 'done',
  expired: 'neutral',
  void: 'wrong',
}

type PanelProps = { id: string; onClose: () => void; onChanged: () => void }

/** One voucher: what is left of it, what became of it, and what can be done with it. */
export function VoucherPanel({ id, onClose, onChanged }: PanelProps) {
  const details = kit.useLoaded(id, (signal) => read(fetch, { signal, params: { id } }))
  const { ask, asking } = kit.useAsk()
  const voucher = details.data
  const changed = () => {
    details.reload()
    onChanged()
  }
  const voidIt = async () => {
    const answer = await ask(blocking)
    if (!answer) return
    const blocked = await block(fetch, { params: { id }, body: { reason: answer.reason } })
    if (blocked.ok) kit.tellDone('Der Gutschein ist gesperrt.')
    else kit.tellProblem(kit.problemIn(blocked))
    changed()
  }
  const mayBlock = voucher?.mayLead && voucher.state === 'open'

  return (
    <kit.SidePanel
      title={voucher?.name ?? 'Gutschein'}
      onClose={onClose}
      actions={
        mayBlock && (
          <kit.Action look="danger" onClick={() => void voidIt()}>
            Sperren
          </kit.Action>
        )
      }
    >
      <kit.LoadedView of={details}>
        {(loaded) => (
          <>
            <VoucherFacts voucher={loaded} />
            {loaded.mayLead && loaded.state !== 'void' && (
              <VoucherDeeds voucher={loaded} onChanged={changed} />
            )}
            <kit.Timeline
              label="Was daraus wurde"
              entries={entriesOf(loaded)}
              timeZone={loaded.branch.timeZone}
            />
          </>
        )}
      </kit.LoadedView>
      {asking}
    </kit.SidePanel>
  )
}

function VoucherFacts({ voucher }: { voucher: VoucherDetails }) {
  const { state, balance, value, currency, kind, taxRate, isGiven, reach, branch, expiresOn, issuedAt } =
    voucher
  const rate = taxRate === null ? '' : `, ${(taxRate / 100).toLocaleString('de-DE')} %`
  const facts = [
    ['Wert', formatMoney(value, currency)],
    ['Art', `${voucherKindLabels[kind]}${rate}${isGiven ? ', verschenkt' : ''}`],
    ['Gilt', reach === 'branch' ? `Nur ${branch.name}` : voucherReachLabels.division],
    ['Gültig bis', expiresOn === null ? 'Ohne Ablauf' : dayText(expiresOn)],
    ['Ausgestellt', `${momentWords(issuedAt, branch.timeZone)}, ${branch.name}`],
  ] as const
  const people = [
    ['Für', voucher.recipientName],
    ['E-Mail', voucher.recipientEmail],
    ['Nachricht', voucher.message],
  ] as const

  return (
    <>
      <p className={styles.balance}>
        <strong>{formatMoney(balance, currency)}</strong>
        <kit.StatusPill tone={stateTones[state]}>{voucherStateLabels[state]}</kit.StatusPill>
      </p>
      <dl>
        {facts.map(([label, words]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </Fragment>
        ))}
        {people.map(
          ([label, words]) =>
            words && (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>
                  <kit.Guarded data="customer">{words}</kit.Guarded>
                </dd>
              </Fragment>
            ),
        )}
      </dl>
    </>
  )
}

const entriesOf = ({ lines, currency }: VoucherDetails): kit.TimelineEntry[] =>
  lines.map(({ kind, amount, at, by, ...line }, index) => ({
    id: `${index}`,
    at,
    title: `${voucherLineLabels[kind]} ${formatMoney(amount, currency)}`,
    ...(by && { by }),
    ...detailOf(line),
  }))

function detailOf({
  order,
  reason,
  expiresOn,
}: Pick<VoucherDetails['lines'][number], 'order' | 'reason' | 'expiresOn'>): { detail?: string } {
  const words = [
    order && `Bestellung Nr. ${order.ticketNumber}`,
    expiresOn && `gilt jetzt bis ${dayText(expiresOn)}`,
    reason,
  ].filter(Boolean)

  return words.length > 0 ? { detail: words.join(' · ') } : {}
}

const blocking = {
  title: 'Gutschein sperren?',
  text: 'Niemand kann danach damit bezahlen, und sein Guthaben wird ausgebucht.',
  confirm: 'Sperren',
  isDangerous: true,
  reason: {
    label: 'Grund',
    ...moneyReason,
    suggestions: ['Verloren gemeldet', 'Irrtümlich ausgestellt', 'Zurückgegeben'],
  },
}
