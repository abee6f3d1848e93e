import { type DeviceScreen, kindOfScreen } from '#domain/operations/device-screens.ts'
import type { Staff } from '#scripts/testing/staff.ts'
import type { Kitchen } from '#storefront/e2e/kitchen.ts'

export type Screen = { id: string; name: string; path: string; key: string; revoke: () => Promise<unknown> }

/** A device of the kitchen with its key, as its address says it. */
export async function setUpScreen(
  staff: Staff,
  { id: branch, identifier }: Kitchen,
  screen: DeviceScreen,
): Promise<Screen> {
  const name = `${screen} ${identifier.slice(-4)}`
  const kind = kindOfScreen[screen]
  const id = await staff.create('devices', { identifier: `${kind}-${identifier}`, name, kind, branch })
  const { key } = await staff.post<{ key: string }>(`/devices/${id}/key`, {})

  return {
    id,
    name,
    key,
    path: `/${screen}/${identifier}/${key}`,
    // A new key ends the former one at once.
    revoke: () => staff.post(`/devices/${id}/key`, {}),
  }
}
