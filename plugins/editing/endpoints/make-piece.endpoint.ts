import { makePieceContract } from '#domain/content/pieces.contract.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { makePiece } from '../operations/make-piece.ts'

export const makePieceEndpoint = endpointOf(makePieceContract, async (req, { body }) => {
  await requireRight(req, 'create', 'blocks')

  return Response.json(await makePiece(req, body), { status: 201, ...unkept })
})
