import { deviceScreenLabels } from '#domain/operations/device-screens.ts'

import { OnDevice } from '../shell/on-device.tsx'
import { loadHouse } from '../shell/house.ts'
import { KitchenScreen } from './kitchen-screen.tsx'

export const loader = loadHouse
export const meta = () => [{ title: deviceScreenLabels.kitchen }]

export default function KitchenRoute() {
  return <OnDevice screen="kitchen" of={KitchenScreen} />
}
