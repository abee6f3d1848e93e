import { handleEndpoints, type SanitizedConfig } from 'payload'

import { toApiErrors } from '#domain/refusals/refusals.ts'

import { leadsPastGlobals } from './leads-past-globals.repair.ts'

/** Payload's API as a function. */
export function answerWithPayload(config: SanitizedConfig, payloadInstanceCacheKey?: string) {
  const slugs = new Set<string>(config.globals.map(({ slug }) => slug))

  return async (request: Request): Promise<Response> => {
    if (leadsPastGlobals(new URL(request.url).pathname, slugs)) {
      return Response.json(toApiErrors({ code: 'not-found' }), { status: 404 })
    }

    return handleEndpoints({ config, request, ...(payloadInstanceCacheKey && { payloadInstanceCacheKey }) })
  }
}
