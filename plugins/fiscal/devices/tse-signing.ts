import { type TseProof, tseCode } from '#domain/ordering/fiscal/tse-record.ts'

import type { CashBox, SigningDevice, Tse } from '../signing-device.ts'

/** Signs a receipt as a transaction of a German device, from its beginning to its end. */
export const tseDevice = (cashBox: CashBox, tse: Tse): SigningDevice => ({
  isReady: tse.isReady,
  sign: async ({ id, text }) => {
    const { transaction, unixSeconds: begun } = await tse.start(id)
    await tse.update(id, transaction, text)
    const { counter, unixSeconds: ended, signature } = await tse.finish(id, transaction, text)
    const proof: TseProof = {
      transaction,
      counter,
      startedAt: isoOf(begun),
      endedAt: isoOf(ended),
      signature: Buffer.from(signature).toString('base64'),
    }
    const till = { cashBox: cashBox.name, publicKey: cashBox.publicKey }

    return { proof: JSON.stringify(proof), code: tseCode(till, text, proof) }
  },
})

const isoOf = (unixSeconds: number): string =>
  Temporal.Instant.fromEpochMilliseconds(unixSeconds * 1000).toString()
