import { readOnly, type RightsTable, row } from '../rights.ts'

export const operationsRights = {
  /** Everything in the configuration is shown in the shop anyway; only admins change it. */
  config: {
    anyone: readOnly,
    device: readOnly,
    ROLE_EMPLOYEE: readOnly,
    ROLE_EDITOR: readOnly,
    ROLE_MANAGER: readOnly,
    ROLE_ADMIN: row('none', 'all', 'all', 'none'),
  },
} satisfies RightsTable
