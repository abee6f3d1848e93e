import { formatMoney } from '#domain/money/money.ts'
import { hoursText } from '#domain/workforce/planning/shift-remark.texts.ts'

import styles from './plan.module.css'

type CostLineProps = { cents: number; minutesWithoutWage: number }

/** What is planned costs, for the administration. */
export function CostLine({ cents, minutesWithoutWage }: CostLineProps) {
  return (
    <p className={styles.costs}>
      Lohnkosten, brutto ohne Zuschläge: <strong>{formatMoney(cents)}</strong>
      {minutesWithoutWage > 0 &&
        ` (ohne ${hoursText(minutesWithoutWage)}, für die kein Stundenlohn bekannt ist)`}
    </p>
  )
}
