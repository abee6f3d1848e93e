import { absencePreviewContract } from '#domain/workforce/absence-preview.contract.ts'
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
import { previewAbsence } from '../leave/preview-absence.ts'
import { sendNotices } from '../leave/send-notices.ts'
import { acknowledgeNotice, handOverNotice, withdrawNotice } from '../leave/settle-notice.ts'

/** What leave costs, what people are told of theirs, how it has reached them, and why some of it goes on. */
export const leaveEndpoints = [
  endpointOf(absencePreviewContract, async (req, { query: { startsAtNoon, endsAtNoon, ...asked } }) => {
    const halves = { startsAtNoon: startsAtNoon === 'true', endsAtNoon: endsAtNoon === 'true' }
    return Response.json(
      await previewAbsence(req, { ...asked, ...halves, now: Temporal.Now.instant() }),
      unkept,
    )
  }),
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
