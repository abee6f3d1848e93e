import { badgesContract } from '#domain/workforce/badges.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { makeBadges } from '../badges/make-badges.ts'

/** What people show a clock in the place of touching their name. */
export const badgesEndpoint = endpointOf(
  badgesContract,
  async (req, { params, query }) =>
    new Response(await makeBadges(req, { ...params, ...query }), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="Ausweise.pdf"',
        ...unkept.headers,
      },
    }),
)
