import type { Querying } from '#kernel/database/in-turn.ts'
import type { SlotLoad } from '#domain/ordering/slot-capacity.ts'
import { slotHorizonDays } from '#domain/ordering/slots.ts'
import { hasPlace } from './order-record.ts'

type Asked = {
  branch: string
  slotMinutes: number
  now: Temporal.Instant
  /** Its own claim is not in the way of an order that moves. */
  except?: string
}

/**
 * What the orders of a branch have claimed of the slots from now on. The orders themselves are the claims: nothing has
 * to be given back when one comes to nothing or is deleted, and limits hold for what was ordered before them.
 * Source: decision 64.
 */
export async function readSlotLoads(
  database: Querying,
  { branch, slotMinutes, now, except }: Asked,
): Promise<SlotLoad[]> {
  const seconds = slotMinutes * 60
  const firstSlot = Math.floor(now.epochMilliseconds / 1000 / seconds) * seconds
  const { rows } = await database.query<SlotLoad>({
    name: 'slot-loads',
    text: slotLoadsStatement,
    values: [branch, seconds, new Date(firstSlot * 1000), except ?? null],
  })
  return rows
}

/** For when an order counts; the index of the migration is on the same words. */
const dueAt = 'coalesce(promised_at, appointment_date, placed_at)'

/** Nothing is ordered for later than that; with both ends PostgreSQL knows before it is asked that there are few. */
const isToCome = (instant: string) =>
  `${instant} >= $3::timestamptz and ${instant} < $3::timestamptz + interval '${slotHorizonDays + 2} days'`

const slotOf = (instant: string) => `floor(extract(epoch from ${instant}) / $2::int)`

/** While the guest is asked about another time, both times are kept for the order; of one slot it takes one place. */
export const slotLoadsStatement = `
  with claims as (
    select ${dueAt} as due_at, type, work_units as units
      from orders
     where branch_id = $1 and ${isToCome(dueAt)}
       and ${hasPlace('orders')} and id is distinct from $4::uuid
    union all
    select counter_appointment, type, work_units
      from orders
     where branch_id = $1 and ${isToCome('counter_appointment')} and counter_appointment_status = 'open'
       and ${slotOf('counter_appointment')} is distinct from ${slotOf(dueAt)}
       and ${hasPlace('orders')} and id is distinct from $4::uuid)
  select (${slotOf('due_at')} * $2::int * 1000)::float8 as "startMs",
         type as "orderType", sum(units)::float8 as units
    from claims
   group by 1, 2`
