import { nothing, type RightsTable, row } from '../rights.ts'

const ownOrders = row('none', 'branch', 'branch', 'none')
const ledOrders = row('none', 'branch', 'branch', 'branch')

export const orderingRights = {
  /** Orders are placed and moved by operations only; one that is deleted is voided and kept, but for drafts. */
  orders: {
    anyone: nothing,
    /** Screens have addresses of their own, which show what their place is for, and nothing of other days. */
    device: nothing,
    ROLE_EMPLOYEE: ownOrders,
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: ledOrders,
    ROLE_ADMIN: row('none', 'all', 'all', 'all'),
  },
  /** Written with what moves an order, and never changed. */
  payments: {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: row('none', 'branch', 'none', 'none'),
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: row('none', 'branch', 'none', 'none'),
    ROLE_ADMIN: row('none', 'all', 'none', 'none'),
  },
  /** Moved by printers and by calls of their own; whoever sees a slip may print it again or throw it away. */
  'print-jobs': {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: row('none', 'branch', 'none', 'none'),
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: row('none', 'branch', 'none', 'none'),
    ROLE_ADMIN: row('none', 'all', 'none', 'none'),
  },
} satisfies RightsTable
