import type { PayloadRequest } from 'payload'

import { dayNumberOf } from '#domain/time/calendar-day.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'
import { localDayAt } from '#domain/time/zone-clock.ts'
import type { CarryGround } from '#domain/workforce/leave/leave-notice.texts.ts'
import { leaveYears } from '#domain/workforce/leave/leave-years.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { notifyTagsOf } from '#kernel/live/notify-tags.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'

import { personOfSheets } from '../sheets/people-of-sheets.ts'
import { type LeaveAccount, readLeaveAccounts } from './leave-accounts.ts'
import { insertCarryOver } from './leave-record.ts'
import { refuseUnled } from './refuse-unled.ts'

type Asked = {
  user: string
  yearFrom: string
  ground: CarryGround | 'withdrawn'
  words: string
  now: Temporal.Instant
}

/** Says why somebody's leave of a year goes on until 31 March (§ 7 (3) BUrlG), or that it does not after all. */
export async function carryLeaveOver(req: PayloadRequest, { now, ...said }: Asked): Promise<void> {
  const person = await personOfSheets(req, said.user)
  await refuseUnled(req, said.user)
  const today = localDayAt(now.epochMilliseconds, usualZone)
  const [account] = await readLeaveAccounts(req, { people: [person], today })
  const problem = problemOf(account, dayNumberOf(said.yearFrom), today)
  refuseFields(problem ? [problem] : [])

  await inTransaction(req, async () => {
    await insertCarryOver(req, { ...said, author: staffOf(req)?.id ?? null, now })
    await notifyTagsOf(req, ['time-sheets'])
  })
}

function problemOf(account: LeaveAccount | undefined, yearFrom: number, today: number) {
  if (account?.country !== 'DE') {
    const message = 'Nur nach deutschem Recht wird Urlaub bis 31. März übertragen.'
    return { field: 'user', code: 'no-carry-over', message }
  }
  const enteredOn = account.input.phases[0]?.from ?? today
  const years = leaveYears({ basis: 'calendar', enteredOn, until: today })

  return years.some(({ from }) => from === yearFrom)
    ? null
    : { field: 'yearFrom', code: 'unknown-leave-year', message: 'Dieses Urlaubsjahr gibt es nicht.' }
}
