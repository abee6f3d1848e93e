import { badgesContract, renewBadgeContract } from '#domain/workforce/badges.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { makeBadges } from '../badges/make-badges.ts'
import { renewBadge } from '../badges/renew-badge.ts'

/** What people show a clock in the place of touching their name, and another one where it was lost. */
export const badgesEndpoints = [
  endpointOf(
    badgesContract,
    async (req, { params, query }) =>
      new Response(await makeBadges(req, { ...params, ...query }), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': 'attachment; filename="Ausweise.pdf"',
          ...unkept.headers,
        },
      }),
  ),
  endpointOf(renewBadgeContract, async (req, { params }) => {
    await renewBadge(req, params)

    return Response.json({ ok: true }, unkept)
  }),
]
