import { handleEndpoints, type SanitizedConfig } from 'payload'

import { toApiErrors } from '#domain/refusals/refusals.ts'

/**
 * Payload's API as a function. Payload takes `/globals` off an address before it knows the global, and so answers
 * every call of its own, such as signing in, at a second address that nobody else knows.
 */
export function answerWithPayload(config: SanitizedConfig, payloadInstanceCacheKey?: string) {
  const slugs = new Set<string>(config.globals.map(({ slug }) => slug))

  return async (request: Request): Promise<Response> => {
    const [, api, globals = '', slug = ''] = new URL(request.url).pathname.split('/')
    if (api === 'api' && globals.startsWith('globals') && !(globals === 'globals' && slugs.has(slug))) {
      return Response.json(toApiErrors({ code: 'not-found' }), { status: 404 })
    }

    return handleEndpoints({ config, request, ...(payloadInstanceCacheKey && { payloadInstanceCacheKey }) })
  }
}
