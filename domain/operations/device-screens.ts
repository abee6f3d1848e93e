import { firstStepOf } from '../url-space.ts'
import type { DeviceKind } from './devices.ts'

/** What a branch opens on its devices by an address with a key. */
export const deviceScreens = ['frontdesk', 'backoffice', 'kitchen', 'pickup', 'tables', 'time-clock'] as const
export type DeviceScreen = (typeof deviceScreens)[number]

export const deviceScreenLabels: Readonly<Record<DeviceScreen, string>> = {
  frontdesk: 'Theke',
  backoffice: 'Büro',
  kitchen: 'Küche',
  pickup: 'Abholung',
  tables: 'Tische',
  'time-clock': 'Stempeluhr',
}

/** Which kind of device asks at a screen's address for its key. */
export const kindOfScreen = {
  frontdesk: 'frontdesk',
  backoffice: 'backoffice',
  kitchen: 'kitchen',
  pickup: 'pickup',
  tables: 'tables',
  'time-clock': 'clock',
} as const satisfies Record<DeviceScreen, DeviceKind>

/** The address that a device of a kind opens. */
export const screenOfKind = (kind: (typeof kindOfScreen)[DeviceScreen]): DeviceScreen =>
  kind === 'clock' ? 'time-clock' : kind

/** Which screen an address opens, whether it carries a key or not; null for all others. */
export function screenKindIn(path: string): DeviceScreen | null {
  const first = firstStepOf(path)

  return deviceScreens.find((screen) => screen === first) ?? null
}

/** Where a device without a key gets one. At `/backoffice` alone staff look for the panel, decisions 1. */
export const pairingPathOf = (screen: DeviceScreen): string =>
  screen === 'backoffice' ? '/backoffice/pairing' : `/${screen}`
