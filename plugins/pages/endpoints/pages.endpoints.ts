import {
  addToMenuContract,
  copyPageContract,
  movePageContract,
  orderPagesContract,
  pageTreeContract,
} from '#domain/content/pages/pages.contract.ts'
import { siteChecksContract } from '#domain/content/pages/site-checks.contract.ts'
import { bringBackSectionContract, pageVersionsContract } from '#domain/content/pages/versions.contract.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { addToMenu } from '../operations/add-to-menu.ts'
import { bringBackSection } from '../operations/bring-back-section.ts'
import { copyPage } from '../operations/copy-page.ts'
import { movePage } from '../operations/move-page.ts'
import { orderPages } from '../operations/order-pages.ts'
import { readPageTree } from '../operations/read-page-tree.ts'
import { readSiteChecks } from '../operations/read-site-checks.ts'
import { readVersions } from '../operations/read-versions.ts'

/** What is done to pages as parts of a website: where they lie, in which order, and what leads to them. */
export const pagesEndpoints = [
  endpointOf(pageTreeContract, async (req) => {
    await requireRight(req, 'update', 'sites')

    return Response.json(await readPageTree(req), unkept)
  }),
  endpointOf(siteChecksContract, async (req) => {
    await requireRight(req, 'update', 'sites')

    return Response.json(await readSiteChecks(req), unkept)
  }),
  endpointOf(pageVersionsContract, async (req, { params: { id }, query }) => {
    await requireRight(req, 'update', query.of)

    return Response.json({ versions: await readVersions(req, { ...query, id }) }, unkept)
  }),
  endpointOf(bringBackSectionContract, async (req, { params: { id }, body: { section } }) => {
    await requireRight(req, 'update', 'sites')

    return Response.json({ page: await bringBackSection(req, { id, section }) }, unkept)
  }),
  endpointOf(movePageContract, async (req, { body }) => {
    await requireRight(req, 'update', 'sites')

    return Response.json({ moves: await movePage(req, body) }, unkept)
  }),
  endpointOf(orderPagesContract, async (req, { body: { ids } }) => {
    await requireRight(req, 'update', 'sites')

    return Response.json({ count: await orderPages(req, ids) }, unkept)
  }),
  endpointOf(copyPageContract, async (req, { body: { id } }) => {
    await requireRight(req, 'create', 'sites')

    return Response.json({ copies: await copyPage(req, id) }, { status: 201, ...unkept })
  }),
  endpointOf(addToMenuContract, async (req, { body }) => {
    await requireRight(req, 'update', 'navigations')

    return Response.json({ menu: await addToMenu(req, body) }, { status: 201, ...unkept })
  }),
]
