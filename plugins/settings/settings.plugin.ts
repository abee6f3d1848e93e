import { capability } from '#kernel/capability/capability.ts'

import { configEndpoints } from './endpoints/config.endpoints.ts'

/** The settings of the installation at an address of their own. */
export const settingsPlugin = capability({ name: 'settings', endpoints: configEndpoints })
