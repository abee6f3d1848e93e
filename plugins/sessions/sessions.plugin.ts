import type { CollectionConfig, Field, Plugin } from 'payload'

import { revokeSessions } from './endpoints/revoke-sessions.endpoint.ts'
import { holdAccountOnSignOut, holdProvenAccount } from './hooks/hold-account.ts'
import { addSessionsApart } from './operations/add-sessions-apart.ts'

/**
 * Keeps overlapping sign-ins of one account apart. Payload reads an account, thinks, and writes all of it
 * back; two at once would undo each other's session, or a new password, or a block.
 */
export const sessionsPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(guardAccounts),
  onInit: async (payload) => {
    await config.onInit?.(payload)
    addSessionsApart(payload)
  },
})

const signOutButton: Field = {
  name: 'signOutEverywhere',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/plugins/sessions/admin/sign-out-everywhere.tsx#SignOutEverywhere' },
  },
}

function guardAccounts(collection: CollectionConfig): CollectionConfig {
  if (collection.slug !== 'users') return collection
  const { hooks } = collection

  return {
    ...collection,
    endpoints: [revokeSessions, ...(collection.endpoints || [])],
    fields: [...collection.fields, signOutButton],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), holdProvenAccount],
      afterLogout: [holdAccountOnSignOut, ...(hooks?.afterLogout ?? [])],
    },
  }
}
