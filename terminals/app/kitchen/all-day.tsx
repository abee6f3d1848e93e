import type { DayCount } from '#domain/ordering/all-day-counts.ts'
import { formatAmount } from '#domain/catalogue/units.ts'

import styles from './all-day.module.css'

/** How much of each dish there still is to make over all orders, so that nobody has to count tickets. */
export function AllDay({ counts }: { counts: readonly DayCount[] }) {
  return (
    <section aria-label="Gesamt" className={styles.panel}>
      <h2>Gesamt</h2>
      {counts.length === 0 && <p>Nichts offen.</p>}
      <ul>
        {counts.map(({ key, name, options, unit, left }) => (
          <li key={key}>
            <strong>{unit === 'piece' ? left.toLocaleString('de-AT') : formatAmount(left, unit)}</strong>
            <span>
              {name}
              {options.length > 0 && <small>{options.join(', ')}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
