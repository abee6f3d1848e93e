import { capability } from '#kernel/capability/capability.ts'

import { docsEndpoint } from './endpoints/docs.endpoint.ts'
import { openApiEndpoint } from './endpoints/openapi.endpoint.ts'

/** The API describes itself: to programs as OpenAPI, to people as a page. */
export const apiDocsPlugin = capability({ name: 'api-docs', endpoints: [openApiEndpoint, docsEndpoint] })
