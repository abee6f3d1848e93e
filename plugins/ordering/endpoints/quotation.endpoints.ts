import type { Endpoint, PayloadRequest } from 'payload'

import {
  orderQuotationsContract,
  quotationContract,
  type StaffQuotationMove,
  staffQuotationContract,
} from '#domain/ordering/quotation.contract.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { type FoundOrder } from '../operations/find-order.ts'
import { findStaffOrder } from '../operations/find-staff-order.ts'
import { judgeQuotationAcceptance, judgeWithdrawal } from '../operations/judge-quotation.ts'
import { type MoveVerdict, moveOrder } from '../operations/move-order.ts'
import { offerQuotation } from '../operations/offer-quotation.ts'
import { readQuotations } from '../operations/read-quotations.ts'
import type { OrderMover } from '../operations/store-moved-order.ts'
import { toPublicOrder } from '../operations/to-public-order.ts'

const offering = endpointOf(quotationContract, async (req, { params, body }) => {
  await requireRight(req, 'update', 'orders', { isInPart: true })
  const order = await findStaffOrder(req, params.id)
  const offered = await offerQuotation({
    payload: req.payload,
    order,
    asked: body,
    mover: moverOf(req),
    now: Temporal.Now.instant(),
  })

  return Response.json(toPublicOrder(offered))
})

type Judge = (order: FoundOrder, number: number, now: Temporal.Instant) => MoveVerdict

function staffMove(name: StaffQuotationMove, summary: string, judge: Judge): Endpoint {
  return endpointOf(staffQuotationContract(name, summary), async (req, { params, body }) => {
    await requireRight(req, 'update', 'orders', { isInPart: true })
    const order = await findStaffOrder(req, params.id)
    const now = Temporal.Now.instant()
    const moved = await moveOrder({
      payload: req.payload,
      order,
      now,
      mover: moverOf(req),
      judge: (current) => judge(current, body.number, now),
    })

    return Response.json(toPublicOrder(moved))
  })
}

const moverOf = (req: PayloadRequest): OrderMover => ({ kind: 'staff', id: String(req.user?.id) })

/** Staff of the order's branch answer a request with a price. */
export const quotationEndpoints: Endpoint[] = [
  offering,
  staffMove('withdraw', 'Ein Angebot zurückziehen, das noch offen ist', judgeWithdrawal),
  staffMove('accept', 'Ein Angebot für den Gast annehmen, der anders zugesagt hat', (order, number, now) =>
    judgeQuotationAcceptance(order, { actor: 'staff', number, now }),
  ),
  endpointOf(orderQuotationsContract, async (req, { params }) =>
    Response.json(await readQuotations(req, params.id, Temporal.Now.instant()), unkept),
  ),
]
