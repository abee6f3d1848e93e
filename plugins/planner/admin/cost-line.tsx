import { formatMoney } from '#domain/money/money.ts'
import { formatHours } from '#domain/time/format.ts'

import styles from './plan.module.css'

type CostLineProps = { cents: number; minutesWithoutWage: number }

/** What is planned costs, for the administration. */
export function CostLine({ cents, minutesWithoutWage }: CostLineProps) {
  return (
    <p className={styles.costs}>
      Lohnkosten, brutto ohne Zuschläge: <strong>{formatMoney(cents)}</strong>
      {minutesWithoutWage > 0 &&
        ` (ohne ${formatHours(minutesWithoutWage)} Stunden, für die kein Stundenlohn bekannt ist)`}
    </p>
  )
}
