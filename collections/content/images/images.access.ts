import { everything, readOnly } from '#collections/shared/access/grants.ts'
import type { AccessTable } from '#collections/shared/access/grants.ts'

export const imagesRights: AccessTable = {
  anyone: readOnly,
  ROLE_EMPLOYEE: readOnly,
  ROLE_EDITOR: everything,
  ROLE_MANAGER: everything,
  ROLE_ADMIN: everything,
}
