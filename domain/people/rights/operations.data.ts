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
  /** What the house writes in its own words to everybody's guests. */
  'message-texts': {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: nothing,
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: readOnly,
    ROLE_ADMIN: everything,
  },
  /** By whom SMS are sent, and whose key opens it. */
  'sms-accounts': {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: nothing,
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: nothing,
    ROLE_ADMIN: everything,
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
