import type { Payload, PayloadRequest } from 'payload'

import { type GuessLimit, unlessGuessed } from '#collections/shared/accounts/guessed-secret.ts'
import { limitKey } from '#domain/operations/limit-key.ts'
import { typedCode } from '#domain/ordering/vouchers/voucher-code.ts'
import { voucherState } from '#domain/ordering/vouchers/voucher-state.ts'
import { Refused } from '#kernel/refused.ts'

import { markOf } from './voucher-codes.ts'
import { findVoucherByMark, type VoucherRecord } from './voucher-record.ts'

/** Whoever mistypes, or reads a code aloud to somebody, is wrong now and then. */
const mostOfClient = 10
/** Of all guests of a branch. */
const mostOfBranch = 300
/** Of all together: of 54 bits nobody finds one at this pace, and no house has so many who mistype. */
const mostOfAll = 1000

type Asking = Pick<PayloadRequest, 'payload' | 'headers' | 'user'>
type Asked = {
  code: string
  /** Where it is to pay, if that is said. */
  branch?: string | undefined
  /** Whether it is for whoever asks, or for there; else it is answered as if it did not exist. */
  isFor?: ((voucher: VoucherRecord) => boolean | Promise<boolean>) | undefined
  now: Temporal.Instant
}

/**
 * The voucher of a code, for whoever asks. Wrong ones are counted for the client, the branch and over all, whether they
 * were ever given out or not: codes that are unknown, blocked, used up, expired or for somewhere else take the same way
 * and get the same answer.
 */
export async function findByCode(
  asking: Asking,
  { code: text, branch, ...asked }: Asked,
): Promise<VoucherRecord> {
  const code = typedCode(text)
  if (code === null) throw new Refused('unknown-voucher')
  const { payload } = asking
  const found = await unlessGuessed(payload, limitsOf(asking, branch), () =>
    findUsable(payload, { ...asked, code }),
  )
  if (!found) throw new Refused('unknown-voucher')

  return found
}

/** Strangers who use up what all have together must not keep the team from taking vouchers. */
function limitsOf({ headers, user }: Asking, branch: string | undefined): GuessLimit[] {
  if (user) return [{ name: `voucher-codes:user:${user.id}`, most: mostOfClient }]

  return [
    { name: `voucher-codes:${limitKey(headers.get('x-client-address'))}`, most: mostOfClient },
    ...(branch === undefined ? [] : [{ name: `voucher-codes:branch:${branch}`, most: mostOfBranch }]),
    { name: 'voucher-codes', most: mostOfAll },
  ]
}

async function findUsable(
  { db, secret }: Payload,
  { code, isFor = () => true, now }: Omit<Asked, 'branch'>,
): Promise<VoucherRecord | null> {
  const found = await findVoucherByMark(db.pool, markOf(secret, code))
  if (!found || voucherState(found, dayIn(found.timeZone, now)) !== 'open') return null

  return (await isFor(found)) ? found : null
}

/** The day of the calendar there, `2029-12-31`. */
export const dayIn = (timeZone: string, now: Temporal.Instant): string =>
  now.toZonedDateTimeISO(timeZone).toPlainDate().toString()

/** Whether a voucher is taken at a branch. */
export const isTakenAt = (
  { reach, branch, division }: Pick<VoucherRecord, 'reach' | 'branch' | 'division'>,
  at: { branch: string; division: string | null },
): boolean => branch === at.branch || (reach === 'division' && division !== null && division === at.division)
