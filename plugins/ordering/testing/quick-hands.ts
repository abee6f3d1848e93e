import type { Payload } from 'payload'

import type { StaffAction } from '#domain/ordering/staff-move.contract.ts'
import { Refused } from '#kernel/refused.ts'

import { type FoundOrder, findOrder } from '../operations/find-order.ts'
import { judgeAcceptance, judgeDecline, judgeOrderAction } from '../operations/judge-move.ts'
import { judgeSettling } from '../operations/judge-settling.ts'
import { staffMoveJudge } from '../operations/judge-staff-move.ts'
import { type MoveVerdict, moveOrder } from '../operations/move-order.ts'
import type { ModelOrder, Press } from './order-model.ts'

/** As many new orders like a stored one, each with the event of being placed. */
export async function placeAlike(
  payload: Payload,
  model: string,
  types: readonly ModelOrder['type'][],
): Promise<FoundOrder[]> {
  const { pool } = payload.db
  const { rows } = await pool.query<{ id: string }>({
    name: 'place-alike',
    text: `with placed as (
      insert into orders
      select (jsonb_populate_record(o, jsonb_build_object(
               'id', gen_random_uuid(), 'uid', gen_random_uuid(), 'ticket_number', null, 'type', type.name))).*
        from orders o, unnest($2::text[]) as type (name) where o.id = $1
      returning id),
    told as (
      insert into order_events (order_id, version, action, to_status, actor_kind, at)
      select id, 1, 'place', 'awaiting', 'guest', now() from placed)
    select id from placed`,
    values: [model, types],
  })
  const orders = await Promise.all(rows.map(({ id }) => findOrder(pool, id)))

  return orders.filter((order) => order !== null)
}

type Judge = (order: FoundOrder) => MoveVerdict | Promise<MoveVerdict>

/** Presses without a network, a session and a screen in between; who may press at all is asked where the calls are. */
export function quickPress(payload: Payload, proposal: string) {
  const judgeOf = (press: Press, now: Temporal.Instant): Judge => {
    const [who = '', what = ''] = press.split(' ')
    if (who === 'guest' && what === 'accept') return (order) => judgeAcceptance(order, now)
    if (who === 'guest' && what === 'decline') return judgeDecline
    if (who === 'guest') return (order) => judgeOrderAction(order, { action: 'cancel', actor: 'guest', now })
    if (what === 'paid' || what === 'unpaid') {
      return judgeSettling(payload.db.pool, { to: what === 'paid' ? 'paid' : 'none', reason: 'Probe' })
    }
    const isProposal = what === 'propose'
    const action = isProposal ? 'confirm' : (what as StaffAction) // what is left are these
    const request = isProposal ? { counterAppointment: proposal } : {}

    return staffMoveJudge({ action, request, now })
  }

  return async (order: FoundOrder, press: Press): Promise<{ answer: number; order: FoundOrder }> => {
    const now = Temporal.Now.instant()
    const mover = press.startsWith('guest') ? ({ kind: 'guest', id: null } as const) : staff
    try {
      return {
        answer: 200,
        order: await moveOrder({ payload, order, now, mover, judge: judgeOf(press, now) }),
      }
    } catch (error) {
      if (error instanceof Refused && error.code === 'illegal-status-change') return { answer: 409, order }
      throw error
    }
  }
}

const staff = { kind: 'staff', id: null } as const

/** What `quickPress` knows. */
export const isQuick = (press: Press): boolean => /^(staff|guest) /.test(press)
