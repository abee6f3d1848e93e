import type { Where } from 'payload'

import { idOf, type Scope } from './grants.ts'

/** Matches no record; ids are uuids, so an empty list would be a broken query on some fields. */
const noBranch = ['00000000-0000-0000-0000-000000000000']

/** Records of the branches a person works at. `field` is the relation to the branch, or `id` for branches. */
export const ownBranches = (field: string): Scope => ({
  name: 'ownBranches',
  where: (staff) => ({ [field]: { in: staff?.branches.length ? staff.branches : noBranch } }),
  holds: (staff, incoming, deed) => {
    if (field === 'id') return deed === 'update'
    if (deed === 'update' && !(field in incoming)) return true

    // Without a body Payload asks "may this person create at all", to show or hide the button.
    if (Object.keys(incoming).length === 0) return (staff?.branches.length ?? 0) > 0

    const named = [incoming[field]].flat().filter((each) => each !== null && each !== undefined)
    return named.length > 0 && named.every((each) => staff?.branches.includes(idOf(each)))
  },
})

/** The person's own user record. */
export const ownAccount: Scope = {
  name: 'ownAccount',
  where: (staff) => ({ id: { equals: staff?.id ?? noBranch[0] } }),
  holds: (_staff, _incoming, deed) => deed === 'update',
}

/** Records that are switched on or at least shown greyed out. */
export const visible: Scope = {
  name: 'visible',
  where: () => ({ or: [isOn('isEnabled'), isOn('isVisibleWhenUnavailable')] }),
  holds: () => false,
}

/** The person and the people who work at the same branches. */
export const peopleOfOwnBranches: Scope = {
  name: 'peopleOfOwnBranches',
  where: (staff) => ({ or: [ownAccount.where(staff), ownBranches('branches').where(staff)] }),
  holds: () => false,
}

function isOn(field: string): Where {
  return { [field]: { equals: true } }
}
