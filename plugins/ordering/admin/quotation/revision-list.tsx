'use client'

import { MomentText } from '#collections/shared/admin/moment/moment-text.tsx'
import { formatMoney } from '#domain/money/money.ts'
import { quotationStatusLabels } from '#domain/ordering/order-terms.texts.ts'
import type { OrderQuotations, RevisionState } from '#domain/ordering/quotation.contract.ts'
import { validUntilWords } from '#domain/ordering/quotation.texts.ts'
import { momentWords } from '#domain/time/moment-words.ts'
import { StatusPill, type Tone } from '#plugins/desk/kit.port.ts'

import { OrderItems } from '../order-items.tsx'
import styles from './quotation-part.module.css'

export type Revision = OrderQuotations['docs'][number]

type ListProps = { revisions: readonly Revision[]; timeZone: string }

/** Every offer that was made, the newest first: for how much, where it stands, who made it and when. */
export function RevisionList({ revisions, timeZone }: ListProps) {
  if (revisions.length === 0) return <p className={styles.quiet}>Noch wurde keines gesendet.</p>

  return (
    <ol className={styles.revisions} reversed>
      {revisions.map((revision) => (
        <li key={revision.number}>
          <p className={styles.head}>
            <strong>
              Angebot {revision.number} · {formatMoney(revision.total)}
            </strong>
            <StatusPill tone={tones[revision.state]}>{stateLabels[revision.state]}</StatusPill>
          </p>
          <p className={styles.quiet}>
            <MomentText at={revision.at} timeZone={timeZone} />
            {revision.by && ` · ${revision.by.name}`} · gültig bis{' '}
            {validUntilWords(revision.validUntil, timeZone)}
          </p>
          {revision.appointment && (
            <p className={styles.quiet}>Termin {momentWords(revision.appointment, timeZone)}</p>
          )}
          {revision.reason && <q>{revision.reason}</q>}
          <details>
            <summary>Positionen</summary>
            <OrderItems items={revision.items} />
            {revision.message && <p className={styles.message}>{revision.message}</p>}
          </details>
        </li>
      ))}
    </ol>
  )
}

const stateLabels: Readonly<Record<RevisionState, string>> = {
  ...quotationStatusLabels,
  replaced: 'Ersetzt',
}

const tones: Readonly<Record<RevisionState, Tone>> = {
  none: 'neutral',
  offered: 'accent',
  accepted: 'done',
  declined: 'wrong',
  expired: 'waits',
  withdrawn: 'neutral',
  replaced: 'neutral',
}
