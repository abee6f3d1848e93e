import { everything, nothing, readOnly, type RightsTable, row } from '../rights.ts'

export const catalogueRights = {
  /** Open to everybody, because the shop lists every branch; non-public ones appear there as inactive. */
  branches: {
    anyone: readOnly,
    device: readOnly,
    ROLE_EMPLOYEE: readOnly,
    ROLE_EDITOR: readOnly,
    ROLE_MANAGER: row('none', 'all', 'workplace', 'none'),
    ROLE_ADMIN: everything,
  },
  categories: {
    anyone: row('none', 'visible', 'none', 'none'),
    device: readOnly,
    ROLE_EMPLOYEE: readOnly,
    ROLE_EDITOR: readOnly,
    ROLE_MANAGER: everything,
    ROLE_ADMIN: everything,
  },
  departments: {
    anyone: nothing,
    device: row('none', 'branch', 'none', 'none'),
    ROLE_EMPLOYEE: row('none', 'branch', 'none', 'none'),
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: row('branch', 'branch', 'branch', 'branch'),
    ROLE_ADMIN: everything,
  },
  divisions: {
    anyone: readOnly,
    device: readOnly,
    ROLE_EMPLOYEE: readOnly,
    ROLE_EDITOR: readOnly,
    ROLE_MANAGER: readOnly,
    ROLE_ADMIN: everything,
  },
  menus: {
    anyone: readOnly,
    device: readOnly,
    ROLE_EMPLOYEE: readOnly,
    ROLE_EDITOR: readOnly,
    ROLE_MANAGER: row('branches', 'all', 'branches', 'branches'),
    ROLE_ADMIN: everything,
  },
  products: {
    anyone: row('none', 'visible', 'none', 'none'),
    device: readOnly,
    ROLE_EMPLOYEE: readOnly,
    ROLE_EDITOR: readOnly,
    ROLE_MANAGER: everything,
    ROLE_ADMIN: everything,
  },
  /** Guests see the tables of a branch through the shop, not through this list. */
  tables: {
    anyone: nothing,
    device: row('none', 'branch', 'none', 'none'),
    ROLE_EMPLOYEE: row('none', 'branch', 'none', 'none'),
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: row('branch', 'branch', 'branch', 'branch'),
    ROLE_ADMIN: everything,
  },
  tags: {
    anyone: readOnly,
    device: readOnly,
    ROLE_EMPLOYEE: readOnly,
    ROLE_EDITOR: readOnly,
    ROLE_MANAGER: everything,
    ROLE_ADMIN: everything,
  },
} satisfies RightsTable
