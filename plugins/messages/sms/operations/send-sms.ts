import { createHash } from 'node:crypto'

import type { Pool } from 'pg'

import {
  noSmsAccountText,
  smsAwayText,
  smsAwayTooLongText,
  smsDayOverText,
  tooManySmsText,
} from '#domain/operations/messages/sms-failure.ts'
import { fitSms } from '#domain/operations/messages/sms-text.ts'

import { type Outgoing, type Sending, sendMessage } from '../../operations/send-message.ts'
import { allSmsProviders } from '../providers/all-sms-providers.ts'
import { judgeSmsFailure, type OpenSmsAccount } from '../sms-provider.ts'
import { claimSms } from './claim-sms.ts'
import { reportUrlOf, smsAccountOfBranch, smsAccountOfDivision } from './open-sms-account.ts'

export type OutgoingSms = Outgoing & {
  text: string
  /** Whose account sends what is about no branch. */
  division?: string | null
}

/** The one way by which SMS leave the house; called by who delivers a promised effect (ADR 115). */
export async function sendSms(
  { text, division = null, ...outgoing }: OutgoingSms,
  sending: Sending,
  clock?: () => Temporal.Instant,
): Promise<void> {
  const { payload } = sending
  const branch = outgoing.about?.branch
  const account = await (branch
    ? smsAccountOfBranch(payload, branch)
    : smsAccountOfDivision(payload, division))
  const once = createHash('sha256').update(outgoing.event).digest('hex').slice(0, 32)

  return sendMessage(
    outgoing,
    {
      channel: 'sms',
      server: account ? `sms:${account.id}` : 'sms',
      messageId: once,
      carry: async (attempt) => {
        if (!account) return { state: 'failed', why: noSmsAccountText }
        const now = (clock ?? systemClock)()
        const why = outgoing.reader === 'guest' && (await whyNotToGuest(payload, account.id, outgoing, now))
        if (why) return { state: 'refused', why }
        const sms = {
          to: outgoing.to,
          text: fitSms(text),
          once,
          isRepeated: attempt > 1,
          reportUrl: reportUrlOf(payload.secret, account.id),
        }
        const { reference, answer } = await allSmsProviders[account.provider].send(account, sms)

        return { state: 'accepted', answer, reference: reference && nameAt(account, reference) }
      },
      judge: judgeSmsFailure,
      awayText: smsAwayText,
      awayTooLongText: smsAwayTooLongText,
    },
    sending,
    clock,
  )
}

const systemClock = () => Temporal.Now.instant()

/** What keeps strangers from spending the house's money; whoever works there is always called. */
async function whyNotToGuest(
  payload: Sending['payload'],
  account: string,
  { to, event }: Outgoing,
  now: Temporal.Instant,
): Promise<string | null> {
  if (await isFlooded(payload.db.pool, to, now)) return tooManySmsText

  return (await claimSms(payload, { account, event, now })) ? null : smsDayOverText
}

/** So many a guest gets in an hour who orders twice: numbers are typed in by strangers, and each SMS costs. */
const mostInHour = 12

/** Whether a number had its share; what is to be sent now is noted already. */
async function isFlooded(pool: Pool, to: string, now: Temporal.Instant): Promise<boolean> {
  const { rows } = await pool.query<{ sent: number }>({
    name: 'recent-sms-to',
    text: `select count(*)::int as sent from messages
            where recipient is not null and recipient not like '…%' and queued_at > $2::timestamptz
              and recipient = $1 and channel = 'sms' and state not in ('refused', 'failed')`,
    values: [to, now.subtract({ hours: 1 }).toString()],
  })
  return (rows[0]?.sent ?? 0) > mostInHour
}

/** What a provider calls an SMS is its own within one account. */
export const nameAt = ({ id }: Pick<OpenSmsAccount, 'id'>, reference: string): string => `${id}:${reference}`
