import type { StaffAction, StaffMoveRequest } from '#domain/ordering/staff-move.contract.ts'
import { Refused } from '#kernel/refused.ts'

import { judgeOrderAction, judgeProposal } from './judge-move.ts'
import type { MoveVerdict } from './move-order.ts'
import type { OrderRecord } from './order-record.ts'

type Asked = { action: StaffAction; request: StaffMoveRequest; now: Temporal.Instant }

/** How an action of the house is judged, pressed by a person or at a screen; which words count follows from it. */
export function staffMoveJudge({ action, request, now }: Asked): (order: OrderRecord) => MoveVerdict {
  const proposed = action === 'confirm' ? readProposal(request.counterAppointment, now) : null
  const reason = action === 'reject' ? request.rejectionMessage : request.reason

  return (order) =>
    proposed
      ? judgeProposal(order, proposed, now)
      : judgeOrderAction(order, { action, actor: 'staff', reason, now })
}

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
