import type { DeviceScreen } from '#domain/operations/device-screens.ts'

/** Which screen this is, as its address says it. The key stands in no other place than there. */
export type Place = { screen: DeviceScreen; branch: string; key: string }

/** What calls of a screen are addressed by. */
export const addressOfPlace = ({ branch, key }: Place) => ({ branch, key })
