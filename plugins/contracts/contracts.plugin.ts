import type { Plugin } from 'payload'

import { docsEndpoint } from './endpoints/docs.endpoint.ts'
import { openApiEndpoint } from './endpoints/openapi.endpoint.ts'

/** The API describes itself: to programs as OpenAPI, to people as a page. */
export const contractsPlugin: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), openApiEndpoint, docsEndpoint],
})
