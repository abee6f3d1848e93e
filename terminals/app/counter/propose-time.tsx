import { useState } from 'react'

import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { formatTime } from '#domain/time/format.ts'

import type { Place } from '../connection/place.ts'
import { Key } from '../design/key.tsx'
import { useHouse } from '../shell/house.ts'
import styles from './ask-first.module.css'
import { nextAt } from './proposed-times.ts'
import { useFreeTimes } from './use-free-times.ts'
import type { Moves } from './use-moves.ts'

type Props = {
  order: StaffOrder
  place: Place
  now: Temporal.Instant
  move: Moves['move']
  onBack: () => void
}

/** Another time that the guest may take or leave, by the clock of the branch. */
export function ProposeTime({ order, place, now, move, onBack }: Props) {
  const { timeZone } = useHouse()
  const times = useFreeTimes(place, order, now)
  const [typed, setTyped] = useState('')
  const own = nextAt(typed, now, timeZone)
  const propose = (time: Temporal.Instant) =>
    move(order, 'confirm', { counterAppointment: time.toString({ smallestUnit: 'millisecond' }) })

  return (
    <div className={styles.ask}>
      <p>Der Gast wird gefragt, ob er diese Zeit annimmt.</p>
      <div role="group" aria-label="Andere Zeiten" className={styles.times}>
        {times.map((time) => (
          <Key key={time.epochMilliseconds} onClick={() => propose(time)}>
            {formatTime(time, timeZone)}
          </Key>
        ))}
      </div>
      <label className={styles.field}>
        Eigene Uhrzeit
        <input type="time" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <Key look="go" isWide disabled={own === null} onClick={() => own && propose(own)}>
        {own ? `${formatTime(own, timeZone)} Uhr vorschlagen` : 'Uhrzeit wählen'}
      </Key>
      <Key isWide onClick={onBack}>
        Zurück
      </Key>
    </div>
  )
}
