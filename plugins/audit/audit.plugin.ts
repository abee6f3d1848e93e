import type { CollectionConfig, Config } from 'payload'

import { type Addition, capability } from '#kernel/capability/capability.ts'

import { forgetErased } from './hooks/forget-erased.ts'
import { logChange, logConfig, logDelete } from './hooks/log-changes.ts'
import { logFailedSignIn, logSignIn, logSignOut } from './hooks/log-sign-ins.ts'

/**
 * Writes down who changed what and who signed in. Orders that guests place and that staff move do not pass
 * these hooks: they keep a history of their own.
 */
export const auditPlugin = capability(
  {
    name: 'audit',
    every: hooksOn,
    everyGlobal: () => ({ tell: { afterChange: [logConfig] } }),
    workers: [
      {
        name: 'old-logs',
        everySeconds: 3600,
        isExclusive: true,
        load: async () => (await import('./jobs/remove-old-logs.ts')).removeOldLogs,
      },
    ],
  },
  hearErrors,
)

function hooksOn({ slug, auth }: CollectionConfig): Addition {
  if (slug === 'logs') return {}

  return {
    tell: {
      afterChange: [logChange],
      afterDelete: [logDelete],
      afterOperation: [forgetErased],
      ...(auth && { afterLogin: [logSignIn], afterLogout: [logSignOut] }),
    },
  }
}

function hearErrors(config: Config): Config {
  return {
    ...config,
    hooks: { ...config.hooks, afterError: [...(config.hooks?.afterError ?? []), logFailedSignIn] },
  }
}
