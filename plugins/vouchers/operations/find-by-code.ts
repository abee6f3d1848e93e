import type { Payload, PayloadRequest } from 'payload'

import { unlessGuessed } from '#collections/shared/accounts/guessed-secret.ts'
import { limitKey } from '#domain/operations/limit-key.ts'
import { typedCode } from '#domain/ordering/vouchers/voucher-code.ts'
import { voucherState } from '#domain/ordering/vouchers/voucher-state.ts'
import { Refused } from '#kernel/refused.ts'

import { markOf } from './voucher-codes.ts'
import { findVoucherByMark, type VoucherRecord } from './voucher-record.ts'

/** Whoever mistypes, or reads a code aloud to somebody, is wrong now and then. */
const mostOfClient = 10
/** Of all together: of 54 bits nobody finds one at this pace, and no house has so many who mistype. */
const mostOfAll = 1000

/**
 * The voucher of a code, for whoever asks. Wrong ones are counted for the client and over all, whether they were ever
 * given out or not: codes that are unknown, blocked, used up or expired take the same way and get the same answer.
 */
export async function findByCode(
  { payload, headers, user }: Pick<PayloadRequest, 'payload' | 'headers' | 'user'>,
  text: string,
  now: Temporal.Instant,
): Promise<VoucherRecord> {
  const code = typedCode(text)
  if (code === null) throw new Refused('unknown-voucher')
  // Strangers who use up what all have together must not keep the team from taking vouchers.
  const limits = user
    ? [{ name: `voucher-codes:user:${user.id}`, most: mostOfClient }]
    : [
        { name: `voucher-codes:${limitKey(headers.get('x-client-address'))}`, most: mostOfClient },
        { name: 'voucher-codes', most: mostOfAll },
      ]
  const found = await unlessGuessed(payload, limits, () => findUsable(payload, code, now))
  if (!found) throw new Refused('unknown-voucher')

  return found
}

async function findUsable(
  { db, secret }: Payload,
  code: string,
  now: Temporal.Instant,
): Promise<VoucherRecord | null> {
  const found = await findVoucherByMark(db.pool, markOf(secret, code))
  if (!found) return null

  return voucherState(found, dayIn(found.timeZone, now)) === 'open' ? found : null
}

/** The day of the calendar there, `2029-12-31`. */
export const dayIn = (timeZone: string, now: Temporal.Instant): string =>
  now.toZonedDateTimeISO(timeZone).toPlainDate().toString()

/** Whether a voucher is taken at a branch. */
export const isTakenAt = (
  { reach, branch, division }: Pick<VoucherRecord, 'reach' | 'branch' | 'division'>,
  at: { branch: string; division: string | null },
): boolean => branch === at.branch || (reach === 'division' && division !== null && division === at.division)
