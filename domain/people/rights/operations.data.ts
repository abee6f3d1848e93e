import { everything, nothing, readOnly, type RightsTable, row } from '../rights.ts'

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
  /** A device sees itself; its key is never part of an answer. */
  devices: {
    anyone: nothing,
    device: row('none', 'self', 'none', 'none'),
    ROLE_EMPLOYEE: nothing,
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: row('branch', 'branch', 'branch', 'branch'),
    ROLE_ADMIN: everything,
  },
  /** What people were told, written by the system alone; what is about no branch is for administrators. */
  messages: {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: nothing,
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: row('none', 'branch', 'none', 'none'),
    ROLE_ADMIN: row('none', 'all', 'none', 'none'),
  },
  /** Written by the system alone; whoever could change the log could change what it tells. */
  logs: {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: nothing,
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: row('none', 'branch', 'none', 'none'),
    ROLE_ADMIN: row('none', 'all', 'none', 'none'),
  },
} satisfies RightsTable
