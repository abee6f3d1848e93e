import { deviceScreenLabels } from '#domain/operations/device-screens.ts'

import { OnDevice } from '../shell/on-device.tsx'
import { loadHouse } from '../shell/house.ts'
import { ClockScreen } from './clock-screen.tsx'

export const loader = loadHouse
export const meta = () => [{ title: deviceScreenLabels['time-clock'] }]

export default function ClockRoute() {
  return <OnDevice screen="time-clock" of={ClockScreen} />
}
