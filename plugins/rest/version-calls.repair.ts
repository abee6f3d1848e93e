import type { Endpoint } from 'payload'

import { refuseUnknownCall } from './endpoints/refuse-unknown-call.endpoint.ts'

/**
 * Repairs `payload`, `dist/collections/endpoints/index.js`: the calls for earlier states are mounted for everything, and
 * trip over what keeps none.
 */
export const versionCalls: Endpoint[] = [
  { method: 'get', path: '/versions', handler: refuseUnknownCall },
  { method: 'get', path: '/versions/:id', handler: refuseUnknownCall },
  { method: 'post', path: '/versions/:id', handler: refuseUnknownCall },
]
