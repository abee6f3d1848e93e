import { everything, nothing, type RightsTable, row } from '../rights.ts'

const ownAccount = row('none', 'self', 'self', 'none')

export const peopleRights = {
  /** Roles, branches and the lock are closed field by field, so nobody raises their own rights. */
  users: {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: ownAccount,
    ROLE_EDITOR: ownAccount,
    ROLE_MANAGER: row('none', 'colleagues', 'self', 'none'),
    ROLE_ADMIN: everything,
  },
} satisfies RightsTable
