import { useState } from 'react'

import type { Station } from '../connection/use-station.ts'
import { Icon } from '../design/icon.tsx'
import { Key } from '../design/key.tsx'
import styles from './person-key.module.css'
import { WhoIsIt } from './who-is-it.tsx'

type Props = { station: Pick<Station, 'place' | 'person' | 'presses'> }

/** Whose name the history gets: of whoever has named themselves, else of the device. */
export function PersonKey({ station: { place, person, presses } }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { named, signOut } = person
  const asked = presses.isAsking ? presses.moves[0]?.person : undefined

  return (
    <>
      {named ? (
        <Key look="plain" className={styles.named} aria-label={`${named.name}: abmelden`} onClick={signOut}>
          <Icon name="person" />
          {named.name}
        </Key>
      ) : (
        <Key look="quiet" aria-label="Anmelden mit PIN" onClick={() => setIsOpen(true)}>
          <Icon name="person" />
        </Key>
      )}
      {asked ? (
        <WhoIsIt
          key={asked}
          place={place}
          person={person}
          asked={asked}
          onDone={() => presses.goOn('same')}
          onNobody={() => presses.goOn('nobody')}
        />
      ) : (
        isOpen && (
          <WhoIsIt
            place={place}
            person={person}
            onDone={() => setIsOpen(false)}
            onNobody={() => setIsOpen(false)}
          />
        )
      )}
    </>
  )
}
