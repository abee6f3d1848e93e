import type { PayloadRequest } from 'payload'

import type { Device } from '#cms/payload-types.ts'
import { type MissedRule, missedRuleOf } from '#domain/ordering/missed-orders.ts'
import { parseDeviceKey } from '#domain/operations/device-key.ts'
import type { DevicePurpose } from '#domain/operations/devices.ts'
import { idOf } from '#kernel/access/caller.ts'
import { Refused } from '#kernel/refused.ts'
import { authenticateDevice } from '#plugins/devices/devices.port.ts'

export type ScreenBranch = {
  id: string
  name: string
  timeZone: string
  businessDayStartsAt: string
  missedRule: MissedRule
}
export type ScreenDevice = Pick<Device, 'id' | 'name' | 'kind'> & {
  /** Of the key with which it asks, which may be another one when something is written. */
  keyPrefix: string
}
export type Screen = ScreenBranch & { device: ScreenDevice }
export type ScreenPlace = { branch: string; key: string }

/**
 * The branch of the screen whose address names it and the key of its device. A key of another branch or for another
 * purpose is answered like one that does not exist, and so is a branch that does not.
 */
export async function findOrderScreen(
  req: PayloadRequest,
  { branch, key }: ScreenPlace,
  purpose: DevicePurpose = 'orders',
): Promise<Screen> {
  const parsed = parseDeviceKey(key)
  const device =
    parsed && (await authenticateDevice(req.payload, parsed, req.headers.get('x-client-address')))
  if (!device || device.purpose !== purpose) throw new Refused('wrong-device-key')

  const { rows } = await req.payload.db.pool.query<ScreenBranch>({
    name: 'order-screen-branch',
    text: `select id, name, time_zone as "timeZone", business_day_starts_at as "businessDayStartsAt",
                  json_build_object('confirmationMinutes', confirmation_minutes,
                                    'missedAfterMinutes', missed_after_minutes) as "missedRule"
             from branches where id = $1 and (id::text = $2 or identifier = $2)`,
    values: [idOf(device.branch), branch],
  })
  const [found] = rows
  if (!found) throw new Refused('wrong-device-key')

  const { id, name, kind } = device
  return {
    ...found,
    missedRule: missedRuleOf(found.missedRule),
    device: { id, name, kind, keyPrefix: parsed.prefix },
  }
}
