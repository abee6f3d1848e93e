import type { Payload } from 'payload'

import type { FiscalScheme } from '#domain/ordering/fiscal/fiscal-terms.ts'
import { keyOf, sealed, unsealed } from '#kernel/seal.ts'

import type { Card, CashBox, SigningDevice } from '../signing-device.ts'
import { rksvDevice } from './rksv-signing.ts'
import { signTest, type TestKeys } from './test-keys.ts'
import { isPluggedIn } from './test-plug.ts'
import { testTse } from './test-tse.ts'
import { tseDevice } from './tse-signing.ts'

/** A cash box whose secrets are still sealed, as its row has them. */
export type SealedCashBox = Omit<CashBox, 'counterKey'> & { sealedKeys: string }
export type OpenedCashBox = { cashBox: CashBox; device: SigningDevice }

const ownKey = (secret: string): Buffer => keyOf(secret, 'theke signing devices', 'seal')

/** What is stored of a device's keys: only this installation opens them, and for this device alone. */
export const sealedKeysFor = ({ secret }: Pick<Payload, 'secret'>, device: string, keys: TestKeys): string =>
  sealed(ownKey(secret), device, JSON.stringify(keys))

/**
 * A cash box with its device; null where its keys cannot be read any more, for the secret of the installation is another
 * one.
 */
export function openDevice(
  { db, secret }: Payload,
  { sealedKeys, ...row }: SealedCashBox,
): OpenedCashBox | null {
  const text = unsealed(ownKey(secret), row.id, sealedKeys)
  if (text === null) return null
  // Only `sealedKeysFor` writes them.
  const keys = JSON.parse(text) as TestKeys
  const cashBox: CashBox = { ...row, counterKey: keys.counter }
  const devices: Readonly<Record<FiscalScheme, () => SigningDevice>> = {
    rksv: () => rksvDevice(testCard(db.pool, cashBox, keys)),
    tse: () => tseDevice(cashBox, testTse({ pool: db.pool, cashBox, keys })),
  }

  return { cashBox, device: devices[cashBox.scheme]() }
}

/** A signature card that is made of software. */
const testCard = (pool: Payload['db']['pool'], { id }: CashBox, keys: TestKeys): Card => ({
  isReady: () => isPluggedIn(pool, id),
  sign: async (input) => {
    if (!(await isPluggedIn(pool, id))) throw new Error('The test device is unplugged')

    return signTest(keys, Buffer.from(input))
  },
})
