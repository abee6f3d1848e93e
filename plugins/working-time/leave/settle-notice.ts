import type { PayloadRequest } from 'payload'

import { isoDayOf } from '#domain/time/calendar-day.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'
import { localDayAt } from '#domain/time/zone-clock.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { notifyTagsOf } from '#kernel/live/notify-tags.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'
import { Refused } from '#kernel/refused.ts'

import { refuseUnled } from './refuse-unled.ts'
import { personOfSheets } from '../sheets/people-of-sheets.ts'
import { findNotice, insertNoticeEvent, type NoticeEvent } from './leave-record.ts'

type Asked = { notice: string; now: Temporal.Instant }

/** A person says that they know of a notice: from then on it was received. Nobody says so for them. */
export async function acknowledgeNotice(req: PayloadRequest, { notice, now }: Asked): Promise<void> {
  const { user } = await noticeSeen(req, notice)
  if (staffOf(req)?.id !== user) throw new Refused('not-allowed')

  await settle(req, { notice, kind: 'acknowledged', receivedOn: today(now), author: user, now })
}

/** Whoever leads says that a notice was handed over on paper, when and before whom. */
export async function handOverNotice(
  req: PayloadRequest,
  { notice, receivedOn, witness, now }: Asked & { receivedOn: string; witness: string },
): Promise<void> {
  const { user, sentOn } = await noticeSeen(req, notice)
  await refuseUnled(req, user)
  const message = 'Der Tag der Übergabe liegt zwischen dem Hinweis und heute.'
  const isPossible = receivedOn >= sentOn && receivedOn <= today(now)
  refuseFields(isPossible ? [] : [{ field: 'receivedOn', code: 'day-of-receipt', message }])

  const author = staffOf(req)?.id ?? null
  await settle(req, { notice, kind: 'handed-over', receivedOn, witness, author, now })
}

/** Whoever leads takes a notice back that is not right; it lets nothing lapse any more, whether it was received or not. */
export async function withdrawNotice(
  req: PayloadRequest,
  { notice, reason, now }: Asked & { reason: string },
): Promise<void> {
  const { user } = await noticeSeen(req, notice)
  await refuseUnled(req, user)

  await settle(req, { notice, kind: 'withdrawn', words: reason, author: staffOf(req)?.id ?? null, now })
}

/** One of nobody whom whoever asks may see is answered like one that does not exist. */
async function noticeSeen(req: PayloadRequest, id: string) {
  if (!staffOf(req)) throw new Refused('not-allowed')
  const notice = await findNotice(req, id)
  if (!notice) throw new Refused('unknown-record')
  await personOfSheets(req, notice.user)

  return notice
}

async function settle(req: PayloadRequest, event: NoticeEvent): Promise<void> {
  await inTransaction(req, async () => {
    if (!(await insertNoticeEvent(req, event))) throw new Refused('leave-notice-settled')
    await notifyTagsOf(req, ['time-sheets'])
  })
}

const today = (now: Temporal.Instant): string => isoDayOf(localDayAt(now.epochMilliseconds, usualZone))
