import { deviceScreenLabels } from '#domain/operations/device-screens.ts'

import { OnDevice } from '../shell/on-device.tsx'
import { loadHouse } from '../shell/house.ts'
import { PickupScreen } from './pickup-screen.tsx'

export const loader = loadHouse
export const meta = () => [{ title: deviceScreenLabels.pickup }]

export default function PickupRoute() {
  return <OnDevice screen="pickup" of={PickupScreen} />
}
