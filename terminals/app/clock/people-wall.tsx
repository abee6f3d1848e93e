import type { ClockState } from '#domain/workforce/ledger/next-punches.ts'

import type { ClockPerson } from './use-people.ts'
import styles from './people-wall.module.css'
import { stateWords } from './punch-words.ts'

type Shown = ClockPerson & {
  state: ClockState
  /** Something they pressed has not arrived, though there is a network. */
  waits: boolean
}
type Props = {
  people: readonly Shown[] | null
  isLost: boolean
  onChoose: (person: ClockPerson) => void
}

/** Everybody who can press here, and how they stand. */
export function PeopleWall({ people, isLost, onChoose }: Props) {
  if (!people) {
    return (
      <p className={styles.empty}>
        {isLost ? 'Ohne Verbindung ist noch nicht bekannt, wer hier stempelt.' : 'Wird geladen …'}
      </p>
    )
  }
  if (people.length === 0) {
    return (
      <p className={styles.empty}>
        Noch niemand hat eine PIN. In der Verwaltung setzt jede Person ihre PIN unter „Mein Konto“.
      </p>
    )
  }

  return (
    <ul aria-label="Wer stempelt" className={styles.people}>
      {people.map((person) => (
        <li key={person.id}>
          <Tile person={person} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  )
}

function Tile({ person, onChoose }: { person: Shown; onChoose: Props['onChoose'] }) {
  const { name, state, waits } = person

  return (
    <button
      type="button"
      className={styles.tile}
      data-state={state ?? 'away'}
      onClick={() => onChoose(person)}
    >
      <span aria-hidden="true" className={styles.initial}>
        {Array.from(name)[0]}
      </span>
      <span className={styles.who}>
        <b>{name}</b>
        <span className={styles.state}>{waits ? 'Wartet auf deine PIN' : stateWords(state)}</span>
      </span>
    </button>
  )
}
