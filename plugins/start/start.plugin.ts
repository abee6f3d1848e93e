import type { Plugin } from 'payload'

import { initEndpoint } from './endpoints/init.endpoint.ts'

/** What a back-office client loads when it starts. */
export const startPlugin: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), initEndpoint],
})
