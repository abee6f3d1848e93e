import { everything, nothing, type RightsTable, row } from '../rights.ts'

export const feedbackRights = {
  /** Visitors write through the contact form, which stores what it checked on behalf of the system. */
  'contact-requests': {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: nothing,
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: row('none', 'all', 'all', 'none'),
    ROLE_ADMIN: everything,
  },
  /** Clients know a questionnaire by its secret address, not by a list. */
  questionnaires: {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: nothing,
    ROLE_EDITOR: everything,
    ROLE_MANAGER: row('branch', 'branch', 'branch', 'branch'),
    ROLE_ADMIN: everything,
  },
  /** Clients answer through an endpoint of their own, which keeps the questions with the answers. */
  'questionnaire-submissions': {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: nothing,
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: row('none', 'branch', 'branch', 'none'),
    ROLE_ADMIN: row('none', 'all', 'all', 'all'),
  },
  /** Guests judge through the link of their order; nobody rewrites what they said, only that it is dealt with. */
  'order-reviews': {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: row('none', 'branch', 'none', 'none'),
    ROLE_EDITOR: nothing,
    ROLE_MANAGER: row('none', 'branch', 'branch', 'none'),
    ROLE_ADMIN: row('none', 'all', 'all', 'all'),
  },
} satisfies RightsTable
