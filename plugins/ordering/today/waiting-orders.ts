import type { PayloadRequest, Where } from 'payload'

import { listPath } from '#collections/shared/admin/list-path.ts'
import { queryBudgets } from '#domain/api/query-budget.ts'
import { type MissedRule, missedBounds, missedRuleOf } from '#domain/ordering/missed-orders.ts'
import { statusesAtWork } from '#domain/ordering/order-status.ts'
import type { TodayLine } from '#plugins/desk/today.port.ts'

import { isMissed } from '../operations/is-missed.sql.ts'
import { dueAt, hasStatus, instantText } from '../operations/order-record.ts'
import { type OwnBranch, ownBranches } from './own-branches.ts'

/** Orders that nobody has answered, and those whose time went by, within the branches of the person who asks. */
export async function waitingOrders(req: PayloadRequest, now: Temporal.Instant): Promise<TodayLine[]> {
  const branches = await ownBranches(req)
  const { rows } = await req.payload.db.pool.query<Counted>({
    name: 'today-waiting',
    text: waitingQuery,
    values: [branches.map(({ id }) => id), now.toString()],
  })
  const [found] = rows
  if (!found) return []
  const { awaiting, awaitingSince, overdue, missed, missedSince } = found

  return [
    {
      key: 'orders-missed',
      label: missed === 1 ? 'Verpasste Bestellung' : 'Verpasste Bestellungen',
      count: missed,
      since: missedSince,
      note: overdue > 0 ? `davon ${overdue} ohne Antwort` : 'zugesagte Zeit ist vorbei',
      tone: 'wrong',
      path: missedPath(branches, now),
    },
    {
      key: 'orders-awaiting',
      label: awaiting === 1 ? 'Unbestätigte Bestellung' : 'Unbestätigte Bestellungen',
      count: awaiting,
      since: awaitingSince,
      tone: 'waits',
      path: listPath('orders', [{ status: { equals: 'awaiting' } }], 'placedAt'),
    },
  ]
}

type Counted = {
  awaiting: number
  awaitingSince: string | null
  missed: number
  missedSince: string | null
  /** Of those that are missed, how many wait for an answer. */
  overdue: number
}

/** Reads what is at work, by branch and status. */
export const waitingQuery = `
  with at_work as (
    select o.status, o.counter_appointment_status, o.quotation_status, o.placed_at, ${dueAt('o')} as due,
           ${isMissed({ order: 'o', branch: 'b', now: '$2' })} as is_missed
      from orders o join branches b on b.id = o.branch_id
     where o.branch_id = any($1::uuid[]) and ${hasStatus(statusesAtWork, 'o')})
  select count(*) filter (where status = 'awaiting')::int as awaiting,
         ${instantText("min(placed_at) filter (where status = 'awaiting')")} as "awaitingSince",
         count(*) filter (where is_missed)::int as missed,
         ${instantText('min(due) filter (where is_missed)')} as "missedSince",
         count(*) filter (where is_missed and status = 'awaiting' and counter_appointment_status <> 'open'
                          and quotation_status <> 'offered')::int as overdue
    from at_work`

type RuleOfBranch = Pick<OwnBranch, 'id' | keyof MissedRule>
type Group = Record<string, Where[string]>

/**
 * The same as filters of the list, which shows exactly what is counted. Where branches differ more than a list can be
 * filtered by, it shows what the strictest of them would count in each.
 */
export function missedPath(branches: readonly RuleOfBranch[], now: Temporal.Instant): `/${string}` {
  const exact = missedGroups(branches, now)
  const isShort = exact.flatMap((group) => Object.keys(group)).length <= queryBudgets.staff.conditions

  return listPath('orders', isShort ? exact : missedGroups([strictestOf(branches)], now), 'placedAt')
}

function missedGroups(branches: readonly RuleOfBranch[], now: Temporal.Instant): Group[] {
  const rules = branches.map((branch) => ({ id: branch.id, ...missedRuleOf(branch) }))
  const before = (bound: Temporal.Instant) => ({ less_than: bound.toString() })
  const atWork = { in: statusesAtWork }
  const unsaid = { exists: false }
  const answered = statusesAtWork.filter((status) => status !== 'awaiting')
  const { placed } = missedBounds(missedRuleOf({}), now)

  return [
    {
      status: { in: answered },
      promisedAt: unsaid,
      appointmentDate: unsaid,
      placedAt: before(placed),
    },
    ...alike(rules, 'missedAfterMinutes').flatMap(({ rule, where }): Group[] => {
      const due = before(missedBounds(rule, now).due)

      return [
        { ...where, status: atWork, promisedAt: due },
        { ...where, status: atWork, promisedAt: unsaid, appointmentDate: due },
      ]
    }),
    ...alike(rules, 'confirmationMinutes').map(
      ({ rule, where }): Group => ({
        ...where,
        status: { equals: 'awaiting' },
        counterAppointmentStatus: { not_equals: 'open' },
        quotationStatus: { not_equals: 'offered' },
        appointmentDate: unsaid,
        placedAt: before(missedBounds(rule, now).answered),
      }),
    ),
  ]
}

/** The branches by what they have set; no condition names them where they all agree. */
function alike(rules: readonly (MissedRule & { id: string })[], minutes: keyof MissedRule) {
  const groups = [...Map.groupBy(rules, (rule) => rule[minutes]).values()]

  return groups.flatMap((group) =>
    group.slice(0, 1).map((rule) => ({
      rule,
      where: (groups.length > 1 ? { branch: { in: group.map(({ id }) => id) } } : {}) as Group,
    })),
  )
}

function strictestOf(branches: readonly RuleOfBranch[]): RuleOfBranch {
  const rules = branches.map(missedRuleOf)

  return {
    id: '',
    confirmationMinutes: Math.min(...rules.map(({ confirmationMinutes }) => confirmationMinutes)),
    missedAfterMinutes: Math.min(...rules.map(({ missedAfterMinutes }) => missedAfterMinutes)),
  }
}
