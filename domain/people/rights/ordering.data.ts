import { everything, nothing, type RightsTable, row } from '../rights.ts'

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
  /** Where the money arrives, and whose key opens it. */
  'payment-accounts': {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: nothing,
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: nothing,
    ROLE_ADMIN: everything,
  },
  /** Codes are worth money: who works with them, and no one else. */
  discounts: {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: row('none', 'branches', 'none', 'none'),
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: row('branches', 'branches', 'branches', 'branches'),
    ROLE_ADMIN: everything,
  },
  /** Closed once by a call, and never changed. */
  'day-ends': {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: row('none', 'branch', 'none', 'none'),
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: row('none', 'branch', 'none', 'none'),
    ROLE_ADMIN: row('none', 'all', 'none', 'none'),
  },
  /** Who may close a day: whoever answers for the drawer of the branch. */
  'day-closing': {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: nothing,
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: row('branch', 'none', 'none', 'none'),
    ROLE_ADMIN: row('all', 'none', 'none', 'none'),
  },
  /** Where the accountant books what a day came to. */
  'booking-accounts': {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: nothing,
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: nothing,
    ROLE_ADMIN: everything,
  },
  /** Cash boxes whose receipts are signed: whoever leads the branch sets them up, ends them and takes their records along. */
  fiscal: {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: row('none', 'branch', 'none', 'none'),
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: row('branch', 'branch', 'none', 'none'),
    ROLE_ADMIN: row('all', 'all', 'none', 'none'),
  },
  /** Money that guests have paid in advance: moved by calls of their own. The team sees what is left of them. */
  vouchers: {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: row('none', 'branch', 'none', 'none'),
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: row('none', 'branch', 'none', 'none'),
    ROLE_ADMIN: row('none', 'all', 'none', 'none'),
  },
  /** Who may sell vouchers, print and send them, and, as an update, block and correct them. */
  'voucher-issuing': {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: nothing,
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: row('branch', 'none', 'none', 'none'),
    ROLE_ADMIN: row('all', 'none', 'none', 'none'),
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
