import { everything, grant, nothing } from '#collections/shared/access/grants.ts'
import type { AccessTable } from '#collections/shared/access/grants.ts'
import { ownAccount, peopleOfOwnBranches } from '#collections/shared/access/scopes.ts'

/** Roles, branches and the lock are closed field by field, so nobody raises their own rights. */
export const usersRights: AccessTable = {
  anyone: nothing,
  ROLE_EMPLOYEE: grant('none', ownAccount, ownAccount, 'none'),
  ROLE_EDITOR: grant('none', ownAccount, ownAccount, 'none'),
  ROLE_MANAGER: grant('none', peopleOfOwnBranches, ownAccount, 'none'),
  ROLE_ADMIN: everything,
}
