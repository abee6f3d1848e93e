import { createLocalReq, type PayloadRequest } from 'payload'

import { monthOfDay } from '#domain/time/calendar-month.ts'
import { epochMsOf } from '#domain/time/zone-clock.ts'
import { idOf } from '#kernel/access/caller.ts'
import { closeMonth, confirmMonth, objectMonth } from '#plugins/working-time/sheets/move-month.ts'
import { readSheets } from '#plugins/working-time/sheets/read-sheets.ts'

import type { TeamDays } from '../team/team-days.ts'
import type { TeamMember } from './store-people.ts'

type Options = { team: readonly TeamMember[]; days: TeamDays; timeZone: string; now: Temporal.Instant }

/**
 * What was said of the months that are over, by what people say it with: two are closed, but for those of the lead, who
 * waits for the administration; of the last one some have confirmed theirs, and somebody has found something missing.
 */
export async function closePastMonths(req: PayloadRequest, options: Options): Promise<void> {
  const { team, days, timeZone, now } = options
  const asMember = await requestsOf(req, team)
  const lead = team.find(({ isLead }) => isLead)
  const at = (day: number, minute: number) =>
    Temporal.Instant.fromEpochMilliseconds(epochMsOf(day, minute, timeZone))
  const [first, second, last] = days.months

  for (const { from, to } of [first, second]) {
    const month = monthOfDay(from)
    for (const { person, hash } of await hashesOf(req, team, month, now)) {
      const said = { user: person, month, hash }
      await confirmMonth(asMember(person), { ...said, now: at(to + 1, 600) })
      if (!lead || person === lead.id) continue
      await closeMonth(asMember(lead.id), { ...said, reason: null, now: at(to + 3, 960) })
    }
  }
  await lookAtLast(req, { ...options, asMember, month: monthOfDay(last.from), at: at(last.to, 555) })
}

const confirming = ['jakob', 'amira', 'sofie']
const objecting = 'katharina'

type Last = Options & { asMember: AsMember; month: string; at: Temporal.Instant }

/** On the first morning after it, where that has come. */
async function lookAtLast(req: PayloadRequest, { team, asMember, month, at, now }: Last): Promise<void> {
  if (Temporal.Instant.compare(at, now) > 0) return
  for (const { person, hash } of await hashesOf(req, team, month, now)) {
    const key = team.find(({ id }) => id === person)?.key ?? ''
    const said = { user: person, month, now: at }
    if (confirming.includes(key)) await confirmMonth(asMember(person), { ...said, hash })
    if (key === objecting) {
      const words = 'Am letzten Freitag war ich bis halb zwei da, das fehlt noch.'
      await objectMonth(asMember(person), { ...said, words })
    }
  }
}

async function hashesOf(
  req: PayloadRequest,
  team: readonly TeamMember[],
  month: string,
  now: Temporal.Instant,
): Promise<{ person: string; hash: string }[]> {
  const people = team.map(({ id, name, account }) => ({
    id,
    name,
    branches: (account.branches ?? []).map(idOf),
  }))
  const sheets = await readSheets(req, { people, month, now })

  return sheets.map(({ person, hash }) => ({ person: person.id, hash: hash() }))
}

type AsMember = (id: string) => PayloadRequest

/** On behalf of each of the team, in the transaction of the loading. */
async function requestsOf(req: PayloadRequest, team: readonly TeamMember[]): Promise<AsMember> {
  const requests = new Map<string, PayloadRequest>()
  for (const { id, account } of team) {
    const own = await createLocalReq({ user: { ...account, collection: 'users' } }, req.payload)
    requests.set(id, Object.assign(own, { transactionID: await req.transactionID }))
  }

  return (id) => requests.get(id) ?? req
}
