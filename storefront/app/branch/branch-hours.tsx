import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import { type HoursRow, hoursTable, specialDays } from '#domain/time/branch-hours.ts'
import type { HoursEntry } from '#domain/time/hours.contract.ts'
import { OpenLine } from '../shop/open-line.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './branch-hours.module.css'

interface BranchHoursProps {
  branch: BranchView
  now: Temporal.Instant
}

/** Open or not, and behind it the week at a glance and the delivery's own where it has one. */
export function BranchHours({ branch, now }: BranchHoursProps) {
  const rows = (entries: readonly HoursEntry[]) => [
    ...hoursTable(entries),
    ...specialDays(entries, now, branch.timeZone),
  ]

  return (
    <details className={styles.hours}>
      <summary>
        <OpenLine branch={branch} now={now} />
        <span className={styles.more}>
          Öffnungszeiten
          <Icon name="down" size={16} />
        </span>
      </summary>
      <div className={styles.tables}>
        <HoursTable caption="Öffnungszeiten" rows={rows(branch.openingHours)} />
        {branch.isDeliveryHoursEnabled && (
          <HoursTable caption="Lieferzeiten" rows={rows(branch.deliveryHours)} />
        )}
      </div>
    </details>
  )
}

function HoursTable({ caption, rows }: { caption: string; rows: HoursRow[] }) {
  return (
    <table>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ label, text }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
