import {
  deletePageContract,
  readTrashContract,
  restorePageContract,
  trashPageContract,
} from '#domain/content/pages/trash.contract.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { deleteForGood, readTrash, restorePage, trashPage } from '../operations/trash-pages.ts'

/** The trash of pages: into it, out of it, and away for good. `DELETE /api/sites/{id}` knows none (ADR 135). */
export const trashEndpoints = [
  endpointOf(readTrashContract, async (req) => {
    await requireRight(req, 'delete', 'sites')

    return Response.json({ pages: await readTrash(req) }, unkept)
  }),
  endpointOf(trashPageContract, async (req, { body: { id } }) => {
    await requireRight(req, 'delete', 'sites')
    await trashPage(req, id)

    return Response.json({ id }, unkept)
  }),
  endpointOf(restorePageContract, async (req, { params: { id } }) => {
    await requireRight(req, 'delete', 'sites')
    await restorePage(req, id)

    return Response.json({ id }, unkept)
  }),
  endpointOf(deletePageContract, async (req, { params: { id } }) => {
    await requireRight(req, 'delete', 'sites')
    await deleteForGood(req, id)

    return Response.json({ id }, unkept)
  }),
]
