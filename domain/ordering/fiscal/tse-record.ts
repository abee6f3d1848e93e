import { plainAmount } from '../../money/plain-amount.ts'
import { type TseSlot, tseSlots } from './rate-slots.ts'

/** What a receipt of a till is called. Source: DSFinV-K, annex I. */
export const processType = 'Kassenbeleg-V1'

export const signatureAlgorithm = 'ecdsa-plain-SHA256'
export const logTimeFormat = 'unixTime'

/** `Beleg^19%_7%_10,7%_5,5%_0%^amount:kind`, gross, with a point: what a receipt came to and how it was paid. */
export function processDataOf(
  sums: Record<TseSlot, number>,
  paid: { cents: number; isCash: boolean },
): string {
  const amounts = tseSlots.map((slot) => plainAmount(sums[slot], '.')).join('_')

  return `Beleg^${amounts}^${plainAmount(paid.cents, '.')}:${paid.isCash ? 'Bar' : 'Unbar'}`
}

/** What a device answers to the end of a transaction. */
export type TseProof = {
  transaction: number
  counter: number
  /** ISO text in UTC, by the device's clock, to the second. */
  startedAt: string
  endedAt: string
  /** Base64. */
  signature: string
}

/** The code on paper, version 0. Source: DSFinV-K, annex I. */
export function tseCode(
  till: { cashBox: string; publicKey: string },
  processData: string,
  proof: TseProof,
): string {
  return [
    'V0',
    till.cashBox,
    processType,
    processData,
    proof.transaction,
    proof.counter,
    isoMillis(proof.startedAt),
    isoMillis(proof.endedAt),
    signatureAlgorithm,
    logTimeFormat,
    proof.signature,
    till.publicKey,
  ].join(';')
}

const isoMillis = (at: string): string => Temporal.Instant.from(at).toString({ smallestUnit: 'millisecond' })
