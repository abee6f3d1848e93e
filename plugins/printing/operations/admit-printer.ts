import type { PayloadRequest } from 'payload'

import { parseDeviceKey } from '#domain/operations/device-key.ts'
import { Refused } from '#kernel/refused.ts'
import { authenticateDevice } from '#plugins/devices/devices.port.ts'

import { type AskingPrinter, readAskingPrinter } from './printer.ts'

/**
 * The printer whose key stands in the address, asked for anew with each request: one that is switched off, or whose key
 * was renewed, gets nothing from then on. Any other device is answered like a key that does not exist.
 */
export async function admitPrinter(req: PayloadRequest, key: string): Promise<AskingPrinter> {
  const parsed = parseDeviceKey(key)
  const device =
    parsed && (await authenticateDevice(req.payload, parsed, req.headers.get('x-client-address')))
  const isPrinter = device?.kind === 'printer' && device.purpose === 'printing'
  const printer = isPrinter
    ? await readAskingPrinter(req.payload.db.pool, device.id, Temporal.Now.instant())
    : null
  if (!printer) throw new Refused('wrong-device-key')

  return printer
}
