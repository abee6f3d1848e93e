import { everything, nothing, readOnly, type RightsTable, row } from '../rights.ts'

export const contentRights = {
  donatees: {
    anyone: readOnly,
    device: readOnly,
    ROLE_EMPLOYEE: readOnly,
    ROLE_EDITOR: everything,
    ROLE_MANAGER: readOnly,
    ROLE_ADMIN: everything,
  },
  images: {
    anyone: readOnly,
    device: readOnly,
    ROLE_EMPLOYEE: readOnly,
    ROLE_EDITOR: everything,
    ROLE_MANAGER: everything,
    ROLE_ADMIN: everything,
  },
  /** Guests create uploads through an endpoint of their own; staff opens them by the link in the order. */
  uploads: {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: nothing,
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: nothing,
    ROLE_ADMIN: row('none', 'all', 'none', 'all'),
  },
} satisfies RightsTable
