import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import { housePauseEnd } from '#domain/ordering/acceptance.ts'
import { HoursTable } from '../shop/hours-table.tsx'
import { OpenLine } from '../shop/open-line.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './branch-hours.module.css'

interface BranchHoursProps {
  branch: BranchView
  now: Temporal.Instant
}

/** Open or not, and behind it the week at a glance and the delivery's own where it has one. */
export function BranchHours({ branch, now }: BranchHoursProps) {
  const clock = { now, timeZone: branch.timeZone }

  return (
    <details className={styles.hours}>
      <summary>
        <OpenLine branch={branch} now={now} pausedUntil={housePauseEnd(branch, now)?.toString() ?? null} />
        <span className={styles.more}>
          <span className={styles.wideWord}>Öffnungszeiten</span>
          <span className={styles.narrowWord}>Zeiten & Kontakt</span>
          <Icon name="down" size={16} />
        </span>
      </summary>
      <div className={styles.tables}>
        <HoursTable caption="Öffnungszeiten" entries={branch.openingHours} {...clock} />
        {branch.isDeliveryHoursEnabled && (
          <HoursTable caption="Lieferzeiten" entries={branch.deliveryHours} {...clock} />
        )}
      </div>
    </details>
  )
}
