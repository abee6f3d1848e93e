import type { PayloadRequest } from 'payload'

import {
  addCommentContract,
  answerCommentContract,
  changeCommentContract,
  readCommentsContract,
  removeCommentContract,
  settleCommentContract,
} from '#domain/content/together/comments.contract.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { type Commented, requireCommented } from './comment-tables.ts'
import { readComments } from './read-comments.ts'
import { addComment, answerComment, changeComment, removeComment, settleComment } from './write-comments.ts'

/** Each answers how the remarks to the record stand then, so that nobody looks at what is over. */
export const commentsEndpoints = [
  endpointOf(readCommentsContract, async (req, { query }) => {
    await requireCommented(req, query)

    return answered(req, query)
  }),
  endpointOf(addCommentContract, async (req, { body }) => {
    await requireRight(req, 'update', body.of)

    return answered(req, await addComment(req, body))
  }),
  endpointOf(answerCommentContract, async (req, { params: { id }, body }) => {
    await requireWriter(req)

    return answered(req, await answerComment(req, { id, ...body }))
  }),
  endpointOf(changeCommentContract, async (req, { params: { id }, body }) => {
    await requireWriter(req)

    return answered(req, await changeComment(req, { id, ...body }))
  }),
  endpointOf(settleCommentContract, async (req, { params: { id }, body }) => {
    await requireWriter(req)

    return answered(req, await settleComment(req, { id, ...body }))
  }),
  endpointOf(removeCommentContract, async (req, { params: { id } }) => {
    await requireWriter(req)

    return answered(req, await removeComment(req, { id }))
  }),
]

/** Before anybody is told whether there is such a remark; whether it is on something of theirs is asked with it. */
const requireWriter = (req: PayloadRequest) => requireRight(req, 'update', 'sites')

const answered = async (req: PayloadRequest, commented: Commented): Promise<Response> =>
  Response.json(await readComments(req, commented), unkept)
