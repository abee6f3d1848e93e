import { useEffect, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { screenPeopleContract } from '#domain/ordering/screen-person.contract.ts'

import { addressOfPlace, type Place } from '../connection/place.ts'
import { Key } from '../design/key.tsx'
import { Sheet } from '../shell/sheet.tsx'
import { NumberPad } from './number-pad.tsx'
import type { PersonAtScreen } from './use-person.ts'
import styles from './who-is-it.module.css'

type Person = { id: string; name: string }
type Props = {
  place: Place
  person: PersonAtScreen
  /** Id of who has to prove themselves again, for something that they have pressed. */
  asked?: string
  onDone: () => void
  /** It goes on without a name. */
  onNobody: () => void
}

/** After so long without an answer it goes on without a name: a kitchen must not stand still for it. */
const patienceSeconds = 60

/** „Wer bist du?“: a name and its PIN. */
export function WhoIsIt({ place, person, asked, onDone, onNobody }: Props) {
  const { people, problem } = usePeople(place)
  const [chosen, setChosen] = useState<string | null>(asked ?? null)
  const who = people?.find(({ id }) => id === chosen)

  return (
    <Sheet
      title={who ? `${who.name}, deine PIN` : 'Wer bist du?'}
      onClose={onNobody}
      foot={asked && <GoOnAlone onNobody={onNobody} />}
    >
      {asked && (
        <p className={styles.why}>Deine Anmeldung ist abgelaufen. Was du gedrückt hast, wartet noch.</p>
      )}
      {who ? (
        <NumberPad
          enter={(pin) => person.signIn(who.id, pin)}
          onDone={onDone}
          onBack={asked ? undefined : () => setChosen(null)}
        />
      ) : (
        <People people={people} problem={problem} onChoose={setChosen} />
      )}
    </Sheet>
  )
}

type PeopleProps = {
  people: readonly Person[] | null
  problem: string | null
  onChoose: (id: string) => void
}

function People({ people, problem, onChoose }: PeopleProps) {
  if (problem) return <p role="alert">{problem}</p>
  if (!people) return <p>Wird geladen …</p>
  if (people.length === 0) {
    return (
      <p>
        Noch niemand hat eine PIN. In der Verwaltung setzt jede Person ihre PIN unter „Mein Konto“; bis dahin
        nennt der Verlauf dieses Gerät.
      </p>
    )
  }

  return (
    <div className={styles.people}>
      {people.map(({ id, name }) => (
        <Key key={id} onClick={() => onChoose(id)}>
          {name}
        </Key>
      ))}
    </div>
  )
}

function GoOnAlone({ onNobody }: Pick<Props, 'onNobody'>) {
  const [left, setLeft] = useState(patienceSeconds)
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onNobody()), 1000)
    return () => clearTimeout(timer)
  }, [left, onNobody])

  return <Key onClick={onNobody}>Ohne Namen senden (in {left} s von selbst)</Key>
}

const readPeople = callOf<typeof screenPeopleContract>('get', '/api/orders/screen/{branch}/{key}/people')

function usePeople(place: Place): { people: readonly Person[] | null; problem: string | null } {
  const [people, setPeople] = useState<readonly Person[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    void readPeople(fetch, { params: addressOfPlace(place), signal: leaving.signal }).then((answer) => {
      if (leaving.signal.aborted) return
      if (answer.ok) setPeople(answer.body.people)
      else setProblem(answer.errors[0]?.message ?? 'Der Server ist gerade nicht erreichbar.')
    })
    return () => leaving.abort()
  }, [place])

  return { people, problem }
}
