import { useEffect, useState } from 'react'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { type DeviceScreen, deviceScreenLabels, deviceScreens } from '#domain/operations/device-screens.ts'

import { CalmScreen } from '../shell/calm-screen.tsx'
import { useWakeLock } from '../shell/use-wake-lock.ts'
import { PairingScreen } from './pairing-screen.tsx'

export const meta = () => [{ title: 'Bildschirm verbinden' }]

/** Below the first step of a screen's address, whatever is wrong with the rest of it. */
export function loader({ params }: LoaderFunctionArgs): { screen: DeviceScreen } {
  const screen = deviceScreens.find((each) => each === params.screen?.toLowerCase())
  if (!screen) throw data(null, { status: 404 })

  return { screen }
}

export default function PairingRoute() {
  const { screen } = useLoaderData<typeof loader>()
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => setIsAlive(true), [])
  useWakeLock()

  return isAlive ? (
    <PairingScreen screen={screen} />
  ) : (
    <CalmScreen title="Bildschirm verbinden">
      <p>{deviceScreenLabels[screen]}</p>
    </CalmScreen>
  )
}
