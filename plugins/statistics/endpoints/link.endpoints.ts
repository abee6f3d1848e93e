import {
  listLinksContract,
  makeLinkContract,
  openLinkContract,
  revokeLinkContract,
} from '#domain/insight/statistics/shared-links.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { publicAddress } from '#kernel/public-address.ts'

import { listLinks, makeLink, revokeLink } from '../shared/links.ts'

/** A view of the statistics for somebody without an account, by a secret address that may be taken back. */
export const linkEndpoints = [
  endpointOf(listLinksContract, async (req) =>
    Response.json({ links: await listLinks(req, Temporal.Now.instant()) }, unkept),
  ),
  endpointOf(makeLinkContract, async (req, { body }) => {
    const { key, lastDay } = await makeLink(req, { ...body, now: Temporal.Now.instant() })
    const url = `${publicAddress() ?? ''}/api/statistics/shared/${key}`

    return Response.json({ url, lastDay }, { status: 201, ...unkept })
  }),
  endpointOf(revokeLinkContract, async (req, { params: { id } }) => {
    await revokeLink(req, id)

    return Response.json({ isRevoked: true }, unkept)
  }),
  endpointOf(openLinkContract, async (req, { params: { key } }) => {
    // What draws the page is loaded where somebody opens a link.
    const { openLink } = await import('../shared/open-link.ts')

    return openLink(req, { key, now: Temporal.Now.instant() })
  }),
]
