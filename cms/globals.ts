import type { GlobalConfig } from 'payload'

import { config } from '#collections/operations/config/config.global.ts'

export const globals: GlobalConfig[] = [config]
