import type { BranchCard } from '../../catalogue/branch.contract.ts'
import { addressLine } from '../../catalogue/address-line.ts'
import { routeHref } from '../../catalogue/route-href.ts'

type Stored = Pick<
  BranchCard,
  'identifier' | 'name' | 'street' | 'zipCode' | 'city' | 'phone' | 'latitude' | 'longitude'
>

/** Where a branch is and how it is reached, as sections of a page say it. */
export type BranchPlace = {
  identifier: string
  name: string
  address: string
  phone: string | null
  /** Where a map shows the way to it; null where nobody knows where it is. */
  routeHref: string | null
}

/** The name, address and ways of a branch. Its way leads to a map of others, which only whoever presses it asks. */
export const branchPlace = (branch: Stored): BranchPlace => ({
  identifier: branch.identifier,
  name: branch.name,
  address: addressLine(branch),
  phone: branch.phone || null,
  routeHref: routeHref(branch),
})
