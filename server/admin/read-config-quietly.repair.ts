import { createRequire } from 'node:module'

import type * as NextConfig from 'next/dist/server/config.js'

const require = createRequire(import.meta.url)

/**
 * Repairs `next`, `dist/server/lib/router-server.js`: a server that is embedded prints how long its configuration took,
 * past every log. Next keeps what it has read, so here it is read first, in silence.
 */
export async function readConfigQuietly(folder: string, isDevelopment: boolean): Promise<void> {
  // CommonJS, which an import would wrap in one more `default` than the types know.
  const { default: loadConfig } = require('next/dist/server/config.js') as typeof NextConfig
  const phase = isDevelopment ? 'phase-development-server' : 'phase-production-server'
  await loadConfig(phase, folder, { silent: true })
}
