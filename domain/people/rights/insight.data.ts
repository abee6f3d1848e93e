import { everything, nothing, readOnly, type RightsTable, row } from '../rights.ts'

export const insightRights = {
  'analytics-leads': {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: nothing,
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: row('all', 'all', 'all', 'none'),
    ROLE_ADMIN: everything,
  },
  /** Kept in a table of its own: whoever visits writes it after consent, and nobody changes it. */
  'analytics-logs': {
    anyone: row('all', 'none', 'none', 'none'),
    device: row('all', 'none', 'none', 'none'),
    ROLE_EMPLOYEE: row('all', 'none', 'none', 'none'),
    ROLE_EDITOR: row('all', 'none', 'none', 'none'),
    ROLE_MANAGER: row('all', 'all', 'none', 'none'),
    ROLE_ADMIN: row('all', 'all', 'none', 'none'),
  },
  /** Figures of orders and of work, for whoever leads a branch; they are no records. */
  statistics: {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: nothing,
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: row('none', 'branch', 'none', 'none'),
    ROLE_ADMIN: row('none', 'all', 'none', 'none'),
  },
  /** A scan is answered by the system, so visitors need not read the list. */
  'qr-codes': {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: readOnly,
    ROLE_EDITOR: everything,
    ROLE_MANAGER: readOnly,
    ROLE_ADMIN: everything,
  },
} satisfies RightsTable
