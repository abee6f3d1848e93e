import type { Payload } from 'payload'

import { openDevice, type SealedCashBox } from '../devices/open-device.ts'
import { recoverDevice } from './recover-device.ts'

/** Unplugs a test device, so that people see what an outage is like, or plugs it in again and has it looked after. */
export async function plugBox(payload: Payload, box: SealedCashBox, isUnplugged: boolean): Promise<void> {
  await payload.db.pool.query({
    name: 'plug-test-device',
    text: `update fiscal_devices set is_unplugged = $2, retry_at = null where id = $1 and provider = 'test' and ended_at is null`,
    values: [box.id, isUnplugged],
  })
  const opened = openDevice(payload, box)
  if (opened && !isUnplugged) await recoverDevice(payload, opened)
}
