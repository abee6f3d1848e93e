import {
  acknowledgeLeaveNoticeContract,
  carryLeaveOverContract,
  handOverLeaveNoticeContract,
  sendLeaveNoticesContract,
  withdrawLeaveNoticeContract,
} from '#domain/workforce/leave-notices.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { carryLeaveOver } from '../leave/carry-leave-over.ts'
import { sendNotices } from '../leave/send-notices.ts'
import { acknowledgeNotice, handOverNotice, withdrawNotice } from '../leave/settle-notice.ts'

/** What people are told of their leave, how it has reached them, and why some of it goes on. */
export const leaveNoticeEndpoints = [
  endpointOf(sendLeaveNoticesContract, async (req, { body }) =>
    Response.json(await sendNotices(req, { ...body, now: Temporal.Now.instant() }), unkept),
  ),
  endpointOf(acknowledgeLeaveNoticeContract, (req, { params }) =>
    done((now) => acknowledgeNotice(req, { ...params, now })),
  ),
  endpointOf(handOverLeaveNoticeContract, (req, { params, body }) =>
    done((now) => handOverNotice(req, { ...params, ...body, now })),
  ),
  endpointOf(withdrawLeaveNoticeContract, (req, { params, body }) =>
    done((now) => withdrawNotice(req, { ...params, ...body, now })),
  ),
  endpointOf(carryLeaveOverContract, (req, { body }) => done((now) => carryLeaveOver(req, { ...body, now }))),
]

async function done(step: (now: Temporal.Instant) => Promise<void>): Promise<Response> {
  await step(Temporal.Now.instant())

  return Response.json({ ok: true }, unkept)
}
