import { grant, nothing } from '#collections/shared/access/grants.ts'
import type { AccessTable } from '#collections/shared/access/grants.ts'

/** Guests create uploads through an endpoint of their own; staff opens them by the link in the order. */
export const uploadsRights: AccessTable = {
  anyone: nothing,
  ROLE_EMPLOYEE: nothing,
  ROLE_EDITOR: nothing,
  ROLE_MANAGER: nothing,
  ROLE_ADMIN: grant('none', 'all', 'none', 'all'),
}
