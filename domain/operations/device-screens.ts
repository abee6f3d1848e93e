import { firstStepOf } from '../url-space.ts'

/** What a branch opens on its devices by an address with a key. */
export const deviceScreens = ['frontdesk', 'backoffice', 'kitchen', 'pickup', 'tables'] as const
export type DeviceScreen = (typeof deviceScreens)[number]

export const deviceScreenLabels: Readonly<Record<DeviceScreen, string>> = {
  frontdesk: 'Theke',
  backoffice: 'Büro',
  kitchen: 'Küche',
  pickup: 'Abholung',
  tables: 'Tische',
}

/** Which screen an address opens, whether it carries a key or not; null for all others. */
export function screenKindIn(path: string): DeviceScreen | null {
  const first = firstStepOf(path)

  return deviceScreens.find((screen) => screen === first) ?? null
}

/** Where a device without a key gets one. At `/backoffice` alone staff look for the panel, decisions 1. */
export const pairingPathOf = (screen: DeviceScreen): string =>
  screen === 'backoffice' ? '/backoffice/pairing' : `/${screen}`
