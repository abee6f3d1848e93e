import {
  changeViewContract,
  dropViewContract,
  listViewsContract,
  saveViewContract,
} from '#domain/insight/statistics/saved-views.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { changeView, dropView, listViews, saveView } from '../kept/views.ts'

/** What people look at again and again, under a name. */
export const viewEndpoints = [
  endpointOf(listViewsContract, async (req) => Response.json({ views: await listViews(req) }, unkept)),
  endpointOf(saveViewContract, async (req, { body }) =>
    Response.json(await saveView(req, { ...body, now: Temporal.Now.instant() }), { status: 201, ...unkept }),
  ),
  endpointOf(changeViewContract, async (req, { params: { id }, body }) =>
    Response.json(await changeView(req, { id, ...body }), unkept),
  ),
  endpointOf(dropViewContract, async (req, { params: { id } }) => {
    await dropView(req, id)

    return Response.json({ isDropped: true }, unkept)
  }),
]
