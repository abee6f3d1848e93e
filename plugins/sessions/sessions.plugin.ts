import type { Config } from 'payload'

import { withComponent } from '#collections/shared/admin/with-component.ts'
import { panelField } from '#collections/shared/fields/panel-field.ts'
import { capability } from '#kernel/capability/capability.ts'

import { revokeSessions } from './endpoints/revoke-sessions.endpoint.ts'
import { holdAccountOnSignOut, holdProvenAccount } from './hooks/hold-account.ts'
import { endExpired } from './operations/end-expired.ts'
import { addSessionsApart } from './operations/add-sessions-apart.repair.ts'

const signOutButton = panelField(
  'signOutEverywhere',
  '/plugins/sessions/admin/sign-out-everywhere.tsx#SignOutEverywhere',
  { inSidebar: true },
)

/**
 * Keeps overlapping sign-ins of one account apart, and notes in the browser whose session it is. Payload reads an
 * account, thinks, and writes all of it back; two at once would undo each other's session, or a new password, or a
 * block.
 */
export const sessionsPlugin = capability(
  {
    name: 'sessions',
    collections: {
      users: {
        endpoints: [revokeSessions],
        fields: [signOutButton],
        rule: { beforeOperation: [holdProvenAccount] },
        guard: { afterLogout: [holdAccountOnSignOut] },
      },
    },
    onInit: [addSessionsApart, endExpired],
  },
  (config) =>
    withSignOut(withComponent(config, 'providers', '/plugins/sessions/admin/staff-note.tsx#StaffNoteKeeper')),
)

function withSignOut(config: Config): Config {
  const { admin } = config
  const logout = {
    Component: '/plugins/sessions/admin/sign-out-view.tsx#SignOutView',
    path: '/logout',
  } as const
  const components = { ...admin?.components, views: { ...admin?.components?.views, logout } }

  return { ...config, admin: { ...admin, components } }
}
