import { deviceScreenLabels } from '#domain/operations/device-screens.ts'

import { OnDevice } from '../shell/on-device.tsx'
import { loadHouse } from '../shell/house.ts'
import { TablesScreen } from './tables-screen.tsx'

export const loader = loadHouse
export const meta = () => [{ title: deviceScreenLabels.tables }]

export default function TablesRoute() {
  return <OnDevice screen="tables" of={TablesScreen} />
}
