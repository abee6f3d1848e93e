import { everything, readOnly } from '#collections/shared/access/grants.ts'
import type { AccessTable } from '#collections/shared/access/grants.ts'

export const divisionsRights: AccessTable = {
  anyone: readOnly,
  ROLE_EMPLOYEE: readOnly,
  ROLE_EDITOR: readOnly,
  ROLE_MANAGER: readOnly,
  ROLE_ADMIN: everything,
}
