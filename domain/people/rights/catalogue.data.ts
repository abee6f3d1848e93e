import { everything, nothing, readOnly, type RightsRow, type RightsTable, row } from '../rights.ts'

/** What everybody may know; who leads a branch has a say of their own in it. */
const knownToAll = (lead: RightsRow) => ({
  anyone: readOnly,
  device: readOnly,
  ROLE_EMPLOYEE: readOnly,
  ROLE_EDITOR: readOnly,
  ROLE_MANAGER: lead,
  ROLE_ADMIN: everything,
})

/** What is offered: guests see what can be ordered, or is at least shown greyed out. */
const offered = { ...knownToAll(everything), anyone: row('none', 'visible', 'none', 'none') }

/** What a branch works with, and nobody else has to know. */
const ofOneBranch = {
  anyone: nothing,
  device: row('none', 'branch', 'none', 'none'),
  ROLE_EMPLOYEE: row('none', 'branch', 'none', 'none'),
  ROLE_EDITOR: nothing,
  ROLE_MANAGER: row('branch', 'branch', 'branch', 'branch'),
  ROLE_ADMIN: everything,
}

export const catalogueRights = {
  /** Open to everybody, because the shop lists every branch; non-public ones appear there as inactive. */
  branches: knownToAll(row('none', 'all', 'workplace', 'none')),
  categories: offered,
  departments: ofOneBranch,
  divisions: knownToAll(readOnly),
  menus: knownToAll(row('branches', 'all', 'branches', 'branches')),
  products: offered,
  /** Guests see the tables of a branch through the shop, not through this list. */
  tables: ofOneBranch,
  tags: knownToAll(everything),
} satisfies RightsTable
