import { capability } from '#kernel/capability/capability.ts'

import { initEndpoint } from './endpoints/init.endpoint.ts'

/** What a back-office client loads when it starts. */
export const initPlugin = capability({ name: 'init', endpoints: [initEndpoint] })
