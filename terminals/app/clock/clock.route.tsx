import type { HeadersArgs } from 'react-router'

import { deviceScreenLabels } from '#domain/operations/device-screens.ts'

import { OnDevice } from '../shell/on-device.tsx'
import { loadHouse } from '../shell/house.ts'
import { ClockScreen } from './clock-screen.tsx'

export const loader = loadHouse
/** Of all screens this one may look at badges. */
export function headers({ parentHeaders }: HeadersArgs): Headers {
  const headers = new Headers(parentHeaders)
  headers.set('permissions-policy', 'camera=(self), microphone=(), payment=(), geolocation=()')

  return headers
}

export const meta = () => [{ title: deviceScreenLabels['time-clock'] }]

export default function ClockRoute() {
  return <OnDevice screen="time-clock" of={ClockScreen} />
}
