import { withContract } from '#kernel/api/endpoint-of.ts'
import { Refused } from '#kernel/refused.ts'
import { parseBody, parseParams } from '#kernel/api/parse-request.ts'
import { staffMoveParams, staffMoveRequest } from '#domain/ordering/staff-move.contract.ts'
import { staffMoveContract } from '#domain/ordering/order-calls.contract.ts'

import { findStaffOrder } from '../operations/find-staff-order.ts'
import { judgeOrderAction, judgeProposal } from '../operations/judge-move.ts'
import { moveOrder } from '../operations/move-order.ts'
import { toPublicOrder } from '../operations/to-public-order.ts'

/** Staff of the order's branch move it on. */
export const staffMoveEndpoint = withContract(staffMoveContract, async (req) => {
  const { id, action } = parseParams(req, staffMoveParams)
  const order = await findStaffOrder(req, id)
  const request = await parseBody(req, staffMoveRequest)
  const now = Temporal.Now.instant()
  const proposed = action === 'confirm' ? readProposal(request.counterAppointment, now) : null
  const reason = action === 'reject' ? request.rejectionMessage : request.reason

  const moved = await moveOrder({
    payload: req.payload,
    order,
    now,
    mover: { kind: 'staff', id: String(req.user?.id) },
    judge: (current) =>
      proposed
        ? judgeProposal(current, proposed)
        : judgeOrderAction(current, { action, actor: 'staff', reason }),
  })
  return Response.json(toPublicOrder(moved))
})

function readProposal(counterAppointment: string | undefined, now: Temporal.Instant): string | null {
  if (counterAppointment === undefined) return null

  const instant = Temporal.Instant.from(counterAppointment)
  if (Temporal.Instant.compare(instant, now) > 0) return instant.toString({ smallestUnit: 'millisecond' })
  throw new Refused('validation', {}, [
    {
      field: 'counterAppointment',
      code: 'appointment-past',
      message: 'Bitte schlagen Sie einen Termin in der Zukunft vor.',
    },
  ])
}
