import { nothing, type RightsTable, row } from '../rights.ts'

const ownOrders = row('none', 'branch', 'branch', 'none')

export const orderingRights = {
  /** Orders are placed and moved by operations only, and never deleted: they are business records. */
  orders: {
    anyone: nothing,
    device: row('none', 'branch', 'none', 'none'),
    ROLE_EMPLOYEE: ownOrders,
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: ownOrders,
    ROLE_ADMIN: row('none', 'all', 'all', 'none'),
  },
} satisfies RightsTable
