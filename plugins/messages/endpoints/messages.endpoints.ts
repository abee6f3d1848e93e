import { mailPostContract, sendAgainContract } from '#domain/operations/messages/messages.contract.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { readMailFigures } from '../operations/mail-figures.ts'
import { sendAgain } from '../operations/send-again.ts'

/** How the post is, and a message once more. */
export const messageEndpoints = [
  endpointOf(mailPostContract, async (req) => {
    await requireRight(req, 'read', 'messages', { isInPart: true })
    const { awayUntil, waiting } = await readMailFigures(req.payload.db.pool, Temporal.Now.instant())

    return Response.json({ awayUntil, waiting }, unkept)
  }),
  endpointOf(sendAgainContract, async (req, { params: { id } }) => {
    await requireRight(req, 'read', 'messages', { isInPart: true })
    await sendAgain(req, id, Temporal.Now.instant())

    return Response.json({ state: 'queued' }, { status: 202 })
  }),
]
