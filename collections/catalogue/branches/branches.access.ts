import { everything, grant, readOnly } from '#collections/shared/access/grants.ts'
import type { AccessTable } from '#collections/shared/access/grants.ts'
import { ownBranches } from '#collections/shared/access/scopes.ts'

/** Public, because the shop lists every branch; non-public ones appear there as inactive. */
export const branchesRights: AccessTable = {
  anyone: readOnly,
  ROLE_EMPLOYEE: readOnly,
  ROLE_EDITOR: readOnly,
  ROLE_MANAGER: grant('none', 'all', ownBranches('id'), 'none'),
  ROLE_ADMIN: everything,
}
