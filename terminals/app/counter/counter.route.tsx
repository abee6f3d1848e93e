import { deviceScreenLabels } from '#domain/operations/device-screens.ts'

import { OnDevice } from '../shell/on-device.tsx'
import { loadHouse } from '../shell/house.ts'
import { OrdersScreen } from './orders-screen.tsx'

export const loader = loadHouse
export const meta = () => [{ title: deviceScreenLabels.frontdesk }]

export default function CounterRoute() {
  return <OnDevice screen="frontdesk" of={OrdersScreen} />
}
