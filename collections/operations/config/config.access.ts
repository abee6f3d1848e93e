import type { GlobalConfig } from 'payload'

import { staffOf } from '#collections/shared/access/grants.ts'

/** Everything in the configuration is shown in the shop anyway; only admins change it. */
export const configAccess: GlobalConfig['access'] = {
  read: () => true,
  update: ({ req }) => Boolean(staffOf(req)?.roles.includes('ROLE_ADMIN')),
}
