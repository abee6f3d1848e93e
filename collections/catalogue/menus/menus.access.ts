import { everything, grant, readOnly } from '#collections/shared/access/grants.ts'
import type { AccessTable } from '#collections/shared/access/grants.ts'
import { ownBranches } from '#collections/shared/access/scopes.ts'

const own = ownBranches('branches')

export const menusRights: AccessTable = {
  anyone: readOnly,
  ROLE_EMPLOYEE: readOnly,
  ROLE_EDITOR: readOnly,
  ROLE_MANAGER: grant(own, 'all', own, own),
  ROLE_ADMIN: everything,
}
