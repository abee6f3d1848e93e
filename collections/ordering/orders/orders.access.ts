import { grant, nothing } from '#collections/shared/access/grants.ts'
import type { AccessTable } from '#collections/shared/access/grants.ts'
import { ownBranches } from '#collections/shared/access/scopes.ts'

const own = ownBranches('branch')

/** Orders are placed and moved by operations only, and never deleted: they are business records. */
export const ordersRights: AccessTable = {
  anyone: nothing,
  ROLE_EMPLOYEE: grant('none', own, own, 'none'),
  ROLE_EDITOR: nothing,
  ROLE_MANAGER: grant('none', own, own, 'none'),
  ROLE_ADMIN: grant('none', 'all', 'all', 'none'),
}
