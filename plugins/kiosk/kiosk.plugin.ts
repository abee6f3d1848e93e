import { capability } from '#kernel/capability/capability.ts'

import { kioskOrderEndpoint } from './endpoints/kiosk-order.endpoint.ts'
import { kioskSessionEndpoints } from './endpoints/kiosk-session.endpoints.ts'

/** A screen in the branch at which guests order: paired once with the key of its device, then known by a cookie. */
export const kioskPlugin = capability({
  name: 'kiosk',
  endpoints: [...kioskSessionEndpoints, kioskOrderEndpoint],
})
