import { type Endpoint, restoreVersionOperation } from 'payload'
import * as z from 'zod/mini'

import { endpointOf } from '#kernel/api/endpoint-of.ts'
import type { ApiContract } from '#domain/api/api-contract.ts'
import type { DraftedSlug } from '#domain/content/drafted-slug.ts'

/**
 * `POST /api/{slug}/versions/{id}`: an earlier state comes back as the newest draft. Payload's own way writes
 * it over what visitors see, and takes the page from the website where that state was a draft.
 */
export function restoreVersionEndpoint(slug: DraftedSlug): Endpoint {
  return endpointOf(restoreVersionContract(slug), async (req, { params }) => {
    // The Local API has no word for drafts here.
    const restored: object = await restoreVersionOperation({
      collection: req.payload.collections[slug],
      id: params.id,
      draft: true,
      depth: 0,
      req,
    })

    return Response.json({ ...restored, message: req.t('version:restoredSuccessfully') })
  })
}

function restoreVersionContract(slug: DraftedSlug) {
  return {
    method: 'post',
    path: `/api/${slug}/versions/{id}`,
    area: 'Website',
    summary: 'Holt einen früheren Stand als neuesten Entwurf zurück; was Besucher sehen, bleibt',
    params: z.object({ id: z.uuid() }),
    responses: {
      200: {
        description: 'Der Eintrag, wie er jetzt bearbeitet wird',
        body: z.looseObject({ id: z.string(), message: z.string() }),
      },
    },
    errors: ['malformed-id', 'unauthenticated', 'not-allowed', 'unknown-record'],
    rights: 'Wer den Eintrag bearbeiten darf',
  } as const satisfies ApiContract
}
