import { branchNextOpening, branchOpenState } from '#domain/time/branch-hours.ts'
import { formatOpening, formatTime } from '#domain/time/format.ts'
import type { Desk } from '../operations/read-desk.ts'
import { hoursOf } from './desk-hours.ts'
import styles from './desk.module.css'

type Props = { desk: Desk; now: Temporal.Instant; adminRoute: string }
type DeskBranch = Desk['branches'][number]

export function DeskBranches({ desk: { branches }, now, adminRoute }: Props) {
  return (
    <div>
      <h2 className={styles.heading}>Filialen</h2>
      {branches.length === 0 && <p className={styles.empty}>Ihnen ist noch keine Filiale zugeordnet.</p>}
      <ul className={styles.branches}>
        {branches.map((branch) => (
          <li key={branch.id} data-state={branchOpenState(hoursOf(branch), now).state}>
            <strong>{branch.name}</strong>
            <span>{stateText(branch, now)}</span>
            <span className={styles.links}>
              <a href={`${adminRoute}/collections/branches/${branch.id}`}>Bearbeiten</a>
              {branch.isPublic && <a href={`/store/${branch.identifier}`}>Im Shop ansehen</a>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function stateText(branch: DeskBranch, now: Temporal.Instant): string {
  const hours = hoursOf(branch)
  const { state, closesAt } = branchOpenState(hours, now)
  if (state !== 'closed') {
    return closesAt ? `Geöffnet bis ${formatTime(closesAt, hours.timeZone)} Uhr` : 'Geöffnet'
  }

  const next = branchNextOpening(hours, now)
  return next ? `Geschlossen, öffnet ${formatOpening(next, now, hours.timeZone)} Uhr` : 'Geschlossen'
}
