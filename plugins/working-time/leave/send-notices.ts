import type { PayloadRequest } from 'payload'

import { isoDayOf } from '#domain/time/calendar-day.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'
import { localDayAt } from '#domain/time/zone-clock.ts'
import { dueNotices } from '#domain/workforce/leave/due-notices.ts'
import type { NotTold } from '#domain/workforce/leave/leave-notice.texts.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { notifyTagsOf } from '#kernel/live/notify-tags.ts'
import { promiseAll, promised } from '#kernel/outbox/promise.ts'
import { Refused } from '#kernel/refused.ts'

import { isAdmin, leadsBranch, peopleOfSheets } from '../sheets/people-of-sheets.ts'
import { type LeaveAccount, readLeaveAccounts } from './leave-accounts.ts'
import { leaveNoticeMail, onceOf } from './leave-effects.ts'
import { insertNotices, type NewNotice } from './leave-record.ts'

type Asked = { branch: string; users: readonly string[]; now: Temporal.Instant }
export type Told = {
  told: { person: string; years: number }[]
  left: { person: string; why: NotTold }[]
}

/**
 * Tells people of a branch of their open leave, each by one mail about all of their leave years. What was told on the
 * same day already is not told again.
 */
export async function sendNotices(req: PayloadRequest, { branch, users, now }: Asked): Promise<Told> {
  const people = await peopleOfSheets(req, { branch })
  if (!(await leadsBranch(req, branch))) throw new Refused('not-allowed')
  const asked = people.filter(({ id }) => users.includes(id))
  if (asked.length < new Set(users).size) throw new Refused('unknown-record')

  const today = localDayAt(now.epochMilliseconds, usualZone)
  const self = isAdmin(req) ? null : staffOf(req)?.id
  const accounts = await readLeaveAccounts(req, { people: asked.filter(({ id }) => id !== self), today })
  const due = new Map(accounts.map((account) => [account.person.id, dueOf(account)]))
  const sending = {
    id: crypto.randomUUID(),
    branch,
    sentOn: isoDayOf(today),
    author: staffOf(req)?.id ?? null,
    now,
  }

  return inTransaction(req, async () => {
    const added = await insertNotices(
      req,
      sending,
      [...due.values()].flatMap(({ notices }) => notices),
    )
    await promiseAll(
      req,
      [...new Set(added)].map((person) =>
        promised(leaveNoticeMail, { sending: sending.id, person, branch }, onceOf(sending.id, person)),
      ),
    )
    if (added.length > 0) await notifyTagsOf(req, ['time-sheets'])

    return outcomeOf(
      asked.map(({ id }) => id),
      { due, added, self },
    )
  })
}

type Due = { notices: NewNotice[]; isTooLate: boolean }

function dueOf({ person, input }: LeaveAccount): Due {
  const open = dueNotices(input)

  return {
    notices: open.flatMap(({ year, halfDays, lapsesOn }) =>
      lapsesOn === null
        ? []
        : [
            {
              user: person.id,
              yearFrom: isoDayOf(year.from),
              year: year.name,
              halfDays,
              takeUntil: isoDayOf(lapsesOn - 1),
            },
          ],
    ),
    isTooLate: open.length > 0,
  }
}

type Known = { due: ReadonlyMap<string, Due>; added: readonly string[]; self: string | null | undefined }

function outcomeOf(users: readonly string[], { due, added, self }: Known): Told {
  const told: Told = { told: [], left: [] }
  for (const person of users) {
    const years = added.filter((user) => user === person).length
    if (years > 0) told.told.push({ person, years })
    else told.left.push({ person, why: person === self ? 'own' : whyNot(due.get(person)) })
  }

  return told
}

function whyNot(due: Due | undefined): NotTold {
  if (!due) return 'no-account'
  if (due.notices.length > 0) return 'told-today'

  return due.isTooLate ? 'too-late' : 'nothing-open'
}
