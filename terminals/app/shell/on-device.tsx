import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { useParams } from 'react-router'

import { type DeviceScreen, deviceScreenLabels } from '#domain/operations/device-screens.ts'

import type { Place } from '../connection/place.ts'
import { CalmScreen } from './calm-screen.tsx'
import { HouseProvider, useLoadedHouse } from './house.ts'
import { useUpkeep } from './use-upkeep.ts'
import { useWakeLock } from './use-wake-lock.ts'

type Props = { screen: DeviceScreen; of: ComponentType<{ place: Place }> }

/** The frame that the server sends; what a screen shows begins in its browser, which knows the device. */
export function OnDevice({ screen, of: Screen }: Props) {
  const house = useLoadedHouse()
  const { branch = '', key = '' } = useParams()
  const place = useMemo<Place>(() => ({ screen, branch, key }), [screen, branch, key])
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => setIsAlive(true), [])
  useWakeLock()
  useUpkeep(house.timeZone)

  return (
    <HouseProvider value={house}>
      {isAlive ? (
        <Screen place={place} />
      ) : (
        <CalmScreen title={deviceScreenLabels[screen]}>
          <p>{house.name}</p>
        </CalmScreen>
      )}
    </HouseProvider>
  )
}
