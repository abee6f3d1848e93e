import { hoursTable, specialDays } from '#domain/time/branch-hours.ts'
import type { HoursEntry } from '#domain/time/hours.contract.ts'
import styles from './hours-table.module.css'

interface HoursTableProps {
  caption: string
  entries: readonly HoursEntry[]
  now: Temporal.Instant
  timeZone: string
}

/** The usual week, and the days of the next two that differ from it. */
export function HoursTable({ caption, entries, now, timeZone }: HoursTableProps) {
  return (
    <table className={styles.hours}>
      <caption>{caption}</caption>
      <tbody>
        {[...hoursTable(entries), ...specialDays(entries, now, timeZone)].map(({ label, text }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
