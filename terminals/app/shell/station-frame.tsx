import type { ReactNode } from 'react'

import type { Station } from '../connection/use-station.ts'
import { PersonKey } from '../person/person-key.tsx'
import type { Sound } from '../sound/use-sound.ts'
import { ConflictList } from './conflict-list.tsx'
import { ScreenFrame } from './screen-frame.tsx'
import { UnpairedScreen } from './unpaired-screen.tsx'

type Props = { station: Station; sound: Sound; tools?: ReactNode; children: ReactNode }

/** The frame of a screen at which somebody works with orders. */
export function StationFrame({ station, sound, tools, children }: Props) {
  const { place, connection, presses } = station
  if (connection.isUnpaired || presses.isUnpaired) {
    return <UnpairedScreen place={place} lost={presses.moves} onLeave={presses.giveUp} />
  }

  return (
    <ScreenFrame
      {...{ place, connection, sound, tools }}
      waiting={presses.moves.length}
      person={<PersonKey station={station} />}
    >
      <ConflictList presses={presses} />
      {children}
    </ScreenFrame>
  )
}
