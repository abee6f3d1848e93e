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
  /** Personal data: whoever works at a branch sees its customers, who leads it keeps them. */
  customers: {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: row('none', 'branch', 'none', 'none'),
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: row('branch', 'branch', 'branch', 'branch'),
    ROLE_ADMIN: everything,
  },
  'external-users': {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: row('none', 'branches', 'none', 'none'),
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: row('branches', 'branches', 'branches', 'branches'),
    ROLE_ADMIN: everything,
  },
} satisfies RightsTable
