import { formatMoney } from '#domain/money/money.ts'
import { branchOpenState } from '#domain/time/branch-hours.ts'
import type { Desk } from '../operations/read-desk.ts'
import { hoursOf } from './desk-hours.ts'
import styles from './desk.module.css'

type Props = { desk: Desk; now: Temporal.Instant }

/** Each number with what it counts. */
export function DeskFigures({ desk: { open, revenue, branches }, now }: Props) {
  const awaiting = open.orders.filter((order) => order.status === 'awaiting').length
  const opened = branches.filter((branch) => branchOpenState(hoursOf(branch), now).state !== 'closed').length

  return (
    <dl className={styles.figures}>
      <div data-tone={awaiting > 0 ? 'warning' : undefined}>
        <dt>Warten auf Bestätigung</dt>
        <dd>{awaiting}</dd>
        <dd className={styles.note}>{open.count - awaiting} weitere in Arbeit</dd>
      </div>
      <div>
        <dt>Umsatz heute</dt>
        <dd>{formatMoney(revenue.todayCents)}</dd>
        <dd className={styles.note}>
          {revenue.todayOrders} {revenue.todayOrders === 1 ? 'Bestellung' : 'Bestellungen'} ·{' '}
          {comparison(revenue)}
        </dd>
      </div>
      <div>
        <dt>Filialen geöffnet</dt>
        <dd>
          {opened} von {branches.length}
        </dd>
      </div>
    </dl>
  )
}

/** Until the same minute a week ago, since a whole day would beat every morning. */
function comparison({ todayCents, lastWeekSoFarCents, lastWeekCents }: Desk['revenue']): string {
  if (lastWeekCents === 0) return 'kein Vergleich von vor einer Woche'
  if (lastWeekSoFarCents === 0) return `vor einer Woche um diese Zeit ${formatMoney(0)}`

  const percent = Math.round(((todayCents - lastWeekSoFarCents) / lastWeekSoFarCents) * 100)
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±'
  return `${sign}${Math.abs(percent)} % gegenüber vor einer Woche um diese Zeit (${formatMoney(lastWeekSoFarCents)})`
}
