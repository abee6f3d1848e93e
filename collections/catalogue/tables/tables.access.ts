import { everything, grant, nothing } from '#collections/shared/access/grants.ts'
import type { AccessTable } from '#collections/shared/access/grants.ts'
import { ownBranches } from '#collections/shared/access/scopes.ts'

const own = ownBranches('branch')

/** Guests see the tables of a branch through the shop, not through this list. */
export const tablesRights: AccessTable = {
  anyone: nothing,
  ROLE_EMPLOYEE: grant('none', own, 'none', 'none'),
  ROLE_EDITOR: nothing,
  ROLE_MANAGER: grant(own, own, own, own),
  ROLE_ADMIN: everything,
}
