import { plainAmount } from '../../money/plain-amount.ts'
import { type RksvSlot, rksvSlots } from './rate-slots.ts'

/** What of a receipt is signed in Austria. Source: RKSV, annex Z 4, 5 and 12. */
export type RksvFacts = {
  cashBox: string
  number: number
  at: Temporal.Instant
  timeZone: string
  /** Gross, in cents. */
  sums: Record<RksvSlot, number>
  /** Base64: the encrypted counter, or the mark of a receipt that takes back. */
  counter: string
  serial: string
  /** Base64: the first eight bytes of the hash of the receipt before. */
  chain: string
}

/** A closed system whose keys the house itself has told the tax office. */
const suite = 'R1-AT0'

/** Base64 of „STO“, in place of the counter of a receipt that takes back. */
export const stornoMark = 'U1RP'

/** The header of each signature, which is always the same: `{"alg":"ES256"}`. */
export const jwsHeader = 'eyJhbGciOiJFUzI1NiJ9'

/** What a receipt says in place of a signature while the device is away. */
export const outageText = 'Sicherheitseinrichtung ausgefallen'

/** The text that is signed: all of the machine readable code but the signature itself. */
export function rksvPayload(facts: RksvFacts): string {
  const { cashBox, number, at, timeZone, sums, counter, serial, chain } = facts
  const local = at.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'second' })
  const amounts = rksvSlots.map((slot) => plainAmount(sums[slot], ','))

  return ['', suite, cashBox, number, local, ...amounts, counter, serial, chain].join('_')
}

/** The code on paper: the signed text and the signature, which is base64 there and base64url in the record. */
export const rksvCode = (payload: string, signature: string): string => `${payload}_${signature}`

/** What the signature is made over. */
export const jwsInput = (payloadInBase64Url: string): string => `${jwsHeader}.${payloadInBase64Url}`
