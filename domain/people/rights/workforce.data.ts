import { everything, nothing, type RightsTable, row } from '../rights.ts'

const seesOwn = row('none', 'mine', 'none', 'none')
const ofOwnBranch = row('branch', 'branch', 'branch', 'branch')

export const workforceRights = {
  /** Time is recorded by the calls of time tracking; who leads corrects it with entries of their own. */
  'working-activities': {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: seesOwn,
    ROLE_EDITOR: seesOwn,
    ROLE_MANAGER: ofOwnBranch,
    ROLE_ADMIN: everything,
  },
  /** Own shifts are seen once they are published. */
  'working-schedules': {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: seesOwn,
    ROLE_EDITOR: seesOwn,
    ROLE_MANAGER: ofOwnBranch,
    ROLE_ADMIN: everything,
  },
  /** Wages are closed field by field. */
  contracts: {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: seesOwn,
    ROLE_EDITOR: seesOwn,
    ROLE_MANAGER: row('none', 'branch', 'none', 'none'),
    ROLE_ADMIN: everything,
  },
  /** Everybody asks for their own time off and may withdraw the request; who leads decides. */
  absences: {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: row('mine', 'mine', 'mine', 'none'),
    ROLE_EDITOR: row('mine', 'mine', 'mine', 'none'),
    ROLE_MANAGER: ofOwnBranch,
    ROLE_ADMIN: everything,
  },
  /** One's own are those one is a member of. */
  projects: {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: seesOwn,
    ROLE_EDITOR: seesOwn,
    ROLE_MANAGER: ofOwnBranch,
    ROLE_ADMIN: everything,
  },
  /** One's own are those one is responsible for; what of them may be changed is said field by field. */
  tasks: {
    anyone: nothing,
    device: nothing,
    ROLE_EMPLOYEE: row('none', 'mine', 'mine', 'none'),
    ROLE_EDITOR: row('none', 'mine', 'mine', 'none'),
    ROLE_MANAGER: ofOwnBranch,
    ROLE_ADMIN: everything,
  },
} satisfies RightsTable
