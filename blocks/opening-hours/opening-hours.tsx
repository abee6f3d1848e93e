import type { ReactNode } from 'react'

import type { OpeningHoursSection } from '#cms/payload-types.ts'
import type { FedSection } from '#domain/content/fed/fed-section.ts'
import type { ShownHours } from '#domain/content/fed/shown-hours.ts'
import type { DayRow } from '#domain/time/week-hours.ts'

import { cardLevel } from '#ui/card-level.ts'
import { classNames } from '#ui/class-names.ts'
import { BranchWays } from '../shared/branch-ways.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import styles from './opening-hours.module.css'

/** When branches are open, and whether they are now; a page that stays open asks again when that changes. */
export function OpeningHoursView({
  section,
}: SectionProps<OpeningHoursSection> & { section: FedSection<'openingHours'> }) {
  const branches = section.fed?.branches ?? []
  const isCompact = section.variant === 'compact'
  const isFolded = branches.length > mostUnfolded
  const until = branches.map((branch) => branch.until).toSorted()[0]

  return (
    <Shell subheadline={section.subheadline}>
      <Text text={section.text} />
      <ul
        className={classNames(styles.branches, branches.length === 1 && styles.only)}
        data-behaviour="renew"
        data-until={until}
      >
        {branches.map((branch) => (
          <BranchTimes
            key={branch.identifier}
            branch={branch}
            level={cardLevel(section.text)}
            isCompact={isCompact}
            isFolded={isFolded}
          />
        ))}
      </ul>
    </Shell>
  )
}

/** So many weeks, one below the other, are read on a telephone. */
const mostUnfolded = 2

type Props = { branch: ShownHours; level: 2 | 3; isCompact: boolean; isFolded: boolean }

function BranchTimes({ branch, level, isCompact, isFolded }: Props) {
  const Name = `h${level}` as const
  const { name, words, state, address, opening, delivery } = branch
  const today = opening.week.find(({ isToday }) => isToday)

  return (
    <li className={styles.branch}>
      <Name className={styles.name}>{name}</Name>
      <p className={classNames(styles.state, state === 'closed' ? styles.closed : styles.open)}>{words}</p>
      {isCompact ? (
        <>
          {today && <p className="quiet">Heute: {today.text}</p>}
          {address && <p className="quiet">{address}</p>}
          <BranchWays place={branch} />
        </>
      ) : (
        <Folded today={isFolded ? today?.text : undefined}>
          <Times
            caption={delivery ? 'Geöffnet' : `Öffnungszeiten ${name}`}
            isTold={delivery !== null}
            {...opening}
          />
          {delivery && <Times caption="Lieferung" isTold {...delivery} />}
        </Folded>
      )}
    </li>
  )
}

/** On a telephone today comes first, and the week for whoever wants it; where there is room, both stand there. */
function Folded({ today, children }: { today: string | undefined; children: ReactNode }) {
  if (today === undefined) return children

  return (
    <details className={styles.folded}>
      <summary>Heute: {today} · alle Tage</summary>
      {children}
    </details>
  )
}

type TimesProps = { caption: string; isTold: boolean; week: DayRow[]; special: DayRow[] }

/** The coming week with today marked, and the days after it that differ. */
const Times = ({ caption, isTold, week, special }: TimesProps) => (
  <table className={styles.times}>
    <caption className={isTold ? styles.caption : 'visually-hidden'}>{caption}</caption>
    <tbody>
      {[...week, ...special].map(({ label, text, isToday }) => (
        <tr
          key={label}
          className={isToday ? styles.today : undefined}
          aria-current={isToday ? 'date' : undefined}
        >
          <th scope="row">
            {label}
            {isToday && <span className={styles.note}> · heute</span>}
          </th>
          <td>{text}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
