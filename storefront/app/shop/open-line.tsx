import type { BranchCard } from '#domain/catalogue/branch.contract.ts'
import { lastOrderTime } from '#domain/ordering/acceptance.ts'
import { branchNextOpening, branchOpenState } from '#domain/time/branch-hours.ts'
import { formatOpening, formatTime } from '#domain/time/format.ts'
import { localDayAt } from '#domain/time/zone-clock.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './open-line.module.css'

type BranchWithHours = Pick<
  BranchCard,
  | 'openingHours'
  | 'deliveryHours'
  | 'isDeliveryHoursEnabled'
  | 'timeZone'
  | 'closedMessage'
  | 'lastOrderAt'
  | 'lastOrderUntil'
>

interface OpenLineProps {
  branch: BranchWithHours
  now: Temporal.Instant
  /** Until when the house takes no orders although it is open. */
  pausedUntil: string | null
}

/**
 * „Geöffnet bis 22:00" (with the time of the last order where it is said), „Schließt bald · 22:00", „Geschlossen · öffnet
 * heute um 17:00" or „Keine Bestellungen · bis 12:30".
 */
export function OpenLine({ branch, now, pausedUntil }: OpenLineProps) {
  const { state, closesAt } = branchOpenState(branch, now)
  const pause = pausedUntil && state !== 'closed' && pauseWords(pausedUntil, { branch, now })
  if (pause) return <Line tone={styles.soon} text="Keine Bestellungen" detail={pause} />
  const lastOrder = lastOrderTime(branch, now)
  const last = lastOrder && `Letzte Bestellung ${formatTime(lastOrder, branch.timeZone)}`
  const closing = closesAt && formatTime(closesAt, branch.timeZone)

  switch (state) {
    case 'open':
      return (
        <Line
          tone={last ? styles.soon : styles.open}
          text={closing ? `Geöffnet bis ${closing}` : 'Geöffnet'}
          detail={last}
        />
      )
    case 'closing-soon':
      return <Line tone={styles.soon} text="Schließt bald" detail={last ?? (closing && `um ${closing}`)} />
    case 'closed':
      return <Line tone={styles.closed} text="Geschlossen" detail={openingText(branch, now)} />
  }
}

function Line({ tone, text, detail }: { tone: string | undefined; text: string; detail?: string | null }) {
  return (
    <span className={classNames(styles.line, tone)}>
      <strong>{text}</strong>
      {detail && <span>{detail}</span>}
    </span>
  )
}

/** By the clock of the house; null once it is over. */
function pauseWords(until: string, { branch, now }: Pick<OpenLineProps, 'branch' | 'now'>): string | null {
  const end = Temporal.Instant.from(until)
  if (Temporal.Instant.compare(end, now) <= 0) return null
  const [today, then] = [now, end].map((at) => localDayAt(at.epochMilliseconds, branch.timeZone))

  return today === then ? `bis ${formatTime(end, branch.timeZone)}` : 'heute nicht mehr'
}

function openingText(branch: BranchWithHours, now: Temporal.Instant): string | null {
  const next = branchNextOpening(branch, now)
  return next ? `öffnet ${formatOpening(next, now, branch.timeZone)}` : (branch.closedMessage ?? null)
}
