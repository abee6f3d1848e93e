import type { PayloadRequest } from 'payload'

import {
  approveContract,
  askApprovalContract,
  readApprovalContract,
  returnContract,
  withdrawContract,
} from '#domain/content/approval/approval.contract.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { type Commented, requireCommented } from '../comments/comment-tables.ts'
import { approve, askApproval, giveBack, withdraw } from './decide-approval.ts'
import { readApproval } from './read-approval.ts'

export const approvalEndpoints = [
  endpointOf(readApprovalContract, async (req, { query }) => {
    await requireCommented(req, query)

    return answered(req, query)
  }),
  endpointOf(askApprovalContract, async (req, { body }) => {
    await requireRight(req, 'update', body.of)

    return answered(req, await askApproval(req, body))
  }),
  endpointOf(approveContract, async (req, { params: { id }, body: { at } }) => {
    await requireEditor(req)

    return answered(req, await approve(req, { id, at: at === null ? null : Temporal.Instant.from(at) }))
  }),
  endpointOf(returnContract, async (req, { params: { id }, body: { reason } }) => {
    await requireEditor(req)

    return answered(req, await giveBack(req, { id, reason }))
  }),
  endpointOf(withdrawContract, async (req, { params: { id } }) => {
    await requireEditor(req)

    return answered(req, await withdraw(req, { id }))
  }),
]

/** Before anybody is told whether there is such a request; of which record it is, is asked with it. */
const requireEditor = (req: PayloadRequest) => requireRight(req, 'update', 'sites')

const answered = async (req: PayloadRequest, commented: Commented): Promise<Response> =>
  Response.json(await readApproval(req, commented), unkept)
