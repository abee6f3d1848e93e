import { everything, grant, readOnly } from '#collections/shared/access/grants.ts'
import type { AccessTable } from '#collections/shared/access/grants.ts'
import { visible } from '#collections/shared/access/scopes.ts'

export const productsRights: AccessTable = {
  anyone: grant('none', visible, 'none', 'none'),
  ROLE_EMPLOYEE: readOnly,
  ROLE_EDITOR: readOnly,
  ROLE_MANAGER: everything,
  ROLE_ADMIN: everything,
}
