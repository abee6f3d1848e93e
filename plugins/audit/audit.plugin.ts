import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'

import { forgetErased } from './hooks/forget-erased.ts'
import { logChange, logConfig, logDelete } from './hooks/log-changes.ts'
import { logFailedSignIn, logSignIn, logSignOut } from './hooks/log-sign-ins.ts'

/**
 * Writes down who changed what and who signed in. Orders that guests place and that staff move do not pass
 * these hooks: they keep a history of their own.
 */
export const auditPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(auditCollection),
  globals: config.globals?.map(auditGlobal),
  hooks: { ...config.hooks, afterError: [...(config.hooks?.afterError ?? []), logFailedSignIn] },
})

function auditCollection(collection: CollectionConfig): CollectionConfig {
  if (collection.slug === 'logs') return collection
  const { hooks, auth } = collection

  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), logChange],
      afterDelete: [...(hooks?.afterDelete ?? []), logDelete],
      afterOperation: [...(hooks?.afterOperation ?? []), forgetErased],
      ...(auth
        ? {
            afterLogin: [...(hooks?.afterLogin ?? []), logSignIn],
            afterLogout: [...(hooks?.afterLogout ?? []), logSignOut],
          }
        : {}),
    },
  }
}

function auditGlobal(global: GlobalConfig): GlobalConfig {
  return {
    ...global,
    hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), logConfig] },
  }
}
