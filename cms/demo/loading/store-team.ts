import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { isoDayOf } from '#domain/time/calendar-day.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { deriveActivities } from '#plugins/working-time/ledger/derive-activities.ts'
import { insertEvents } from '#plugins/working-time/ledger/ledger-record.ts'

import { people } from '../team/people.data.ts'
import { teamAbsences } from '../team/team-absences.ts'
import { contractsOf } from '../team/team-contracts.ts'
import { teamDays } from '../team/team-days.ts'
import { teamPresses, type TeamPlace } from '../team/team-presses.ts'
import { teamShifts } from '../team/team-shifts.ts'
import { closePastMonths } from './close-past-months.ts'
import type { StoredBranch } from './store-branches.ts'
import { storePeople } from './store-people.ts'
import { storePlan } from './store-plan.ts'

type Options = { branches: readonly StoredBranch[]; now: Temporal.Instant }

const seed = 1912

/** The team of the inn with three months of work: who was planned, who pressed when, and what was closed of it. */
export async function storeTeam(req: PayloadRequest, { branches, now }: Options): Promise<void> {
  const inn = branches.find(({ demo }) => demo.key === 'marktplatz')?.branch
  if (!inn) return
  const { id: branch, timeZone } = inn
  const days = teamDays(now, timeZone)
  const absences = teamAbsences(days)
  const shifts = teamShifts({ people, days, absences, timeZone })
  const team = await storePeople(req, branch)
  const ids = new Map(team.map(({ key, id }) => [key, id]))

  await storeCompanyDays(req, isoDayOf(days.months[0].from).slice(0, 4))
  for (const person of people) {
    for (const contract of contractsOf(person, days)) {
      const data = { ...contract, user: ids.get(person.key) ?? '', branch }
      await req.payload.create({ collection: 'contracts', data, depth: 0, ...asSystem(req) })
    }
  }
  await storeAbsences(req, { absences, ids, branch, now })
  await storePlan(req, { shifts, team, branch, timeZone, now, seed })

  const place = { branch, timeZone, ids, ...(await placeOfClock(req, { branch, ids, days })) }
  await insertEvents(req, teamPresses({ people, shifts, days, place, now, seed }))
  for (const { id } of team) await deriveActivities(req, id, null)
  await closePastMonths(req, { team, days, timeZone, now })
}

/** Christmas Eve and the last day of the year are half, in every year. */
async function storeCompanyDays(req: PayloadRequest, year: string): Promise<void> {
  for (const [name, day] of [
    ['Heiliger Abend', `${year}-12-24`],
    ['Silvester', `${year}-12-31`],
  ] as const) {
    const data = { name, day, share: 'half' as const, isYearly: true }
    await req.payload.create({ collection: 'company-days', data, depth: 0, ...asSystem(req) })
  }
}

type Away = {
  absences: ReturnType<typeof teamAbsences>
  ids: ReadonlyMap<string, string>
  branch: string
  now: Temporal.Instant
}

/** Decided by the lead: what was asked for ten days ahead, an illness as it came. */
async function storeAbsences(req: PayloadRequest, { absences, ids, branch, now }: Away): Promise<void> {
  for (const { person, type, status, from, to, note } of absences) {
    const data = {
      user: ids.get(person) ?? '',
      branch,
      type,
      status,
      note,
      firstDay: isoDayOf(from),
      lastDay: isoDayOf(to),
    }
    await req.payload.create({ collection: 'absences', data, depth: 0, ...asSystem(req) })
  }
  const lead = people.find(({ isLead }) => isLead)?.key ?? ''
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    update absences set approved_by_id = ${ids.get(lead)},
           decided_at = least(${now.toString()}::timestamptz,
             (first_day::date - case when type = 'sick' then 0 else 10 end + time '09:00') at time zone 'UTC')
     where branch_id = ${branch} and status in ('approved', 'rejected')`)
}

type Where = Pick<TeamPlace, 'branch' | 'ids'> & { days: ReturnType<typeof teamDays> }

/** The clock on the wall, and a feast that some of the work is for. */
async function placeOfClock(
  req: PayloadRequest,
  { branch, ids, days }: Where,
): Promise<Pick<TeamPlace, 'device' | 'project'>> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ device: string | null; customer: string | null }>(sql`
    select (select id from devices where branch_id = ${branch} and kind = 'clock' order by identifier limit 1) as device,
           (select id from customers where branch_id = ${branch} and kind = 'company' order by company_name limit 1) as customer`)
  const { id } = await req.payload.create({
    collection: 'projects',
    data: {
      name: 'Betriebsfest im Gastgarten',
      branch,
      customer: rows[0]?.customer ?? null,
      status: 'active',
      description: 'Vorbereitung an den Donnerstagen: Küche und Service, abgerechnet nach Stunden.',
      startsOn: isoDayOf(days.months[1].from),
      endsOn: isoDayOf(days.today + 20),
      budgetMinutes: 9e3,
      budget: 72e4,
      hourlyRate: 4800,
      members: ['magdalena', 'jakob', 'sofie'].flatMap((key) => ids.get(key) ?? []),
    },
    depth: 0,
    ...asSystem(req),
  })

  return { device: rows[0]?.device ?? null, project: id }
}
