import type { Where } from 'payload'

import type { Deed, Grant } from '#domain/people/rights.ts'

import { type Caller, idOf } from '#kernel/access/caller.ts'

/** A part of a collection: which stored records belong to it, and whether incoming fields stay inside it. */
export type Scope = {
  where: (caller: Caller) => Where
  /** What a write must not touch although `where` holds it: records that are shared with others. */
  foreign?: (caller: Caller) => Where
  holds: (caller: Caller, incoming: Record<string, unknown>, deed: Deed) => boolean
}

export type Scopes = Record<Exclude<Grant, 'all' | 'none'>, Scope>

/** Matches no record; ids are uuids, so an empty list would be a broken query on some fields. */
const nobody = '00000000-0000-0000-0000-000000000000'

const neverWritten = () => false
const updateOnly: Scope['holds'] = (_caller, _incoming, deed) => deed === 'update'

const self: Scope = { where: ({ id }) => ({ id: { equals: id ?? nobody } }), holds: updateOnly }

/** What each grant of the rights table means for Payload. */
export const commonScopes: Scopes = {
  published: { where: () => isOn('isPublic'), holds: neverWritten },
  visible: {
    where: () => ({ or: [isOn('isEnabled'), isOn('isVisibleWhenUnavailable')] }),
    holds: neverWritten,
  },
  branch: ownBranches('branch'),
  branches: {
    ...ownBranches('branches'),
    foreign: ({ branches }) => ({ branches: { not_in: branches.length > 0 ? branches : [nobody] } }),
  },
  workplace: { where: inBranches('id'), holds: updateOnly },
  self,
  colleagues: {
    where: (caller) => ({ or: [self.where(caller), inBranches('branches')(caller)] }),
    holds: neverWritten,
  },
  mine: {
    where: ({ id }) => ({ user: { equals: id ?? nobody } }),
    holds: (caller, incoming, deed) =>
      isUnchanged(incoming, 'user', deed) || (caller.id !== null && idOf(incoming.user) === caller.id),
  },
}

/** Records that name the caller among several people, who may change them but not make them. */
export function namedIn(field: string): Scope {
  return { where: ({ id }) => ({ [field]: { in: [id ?? nobody] } }), holds: updateOnly }
}

/** Records of the branches that the caller belongs to. `field` is the relation to one branch or several. */
export function ownBranches(field: string): Scope {
  return {
    where: inBranches(field),
    holds: ({ branches }, incoming, deed) => {
      if (isUnchanged(incoming, field, deed)) return branches.length > 0

      const named = [incoming[field]].flat().filter((each) => each !== null && each !== undefined)
      return named.length > 0 && named.every((each) => branches.includes(idOf(each)))
    },
  }
}

/**
 * Without a body Payload asks "may this person create at all", to show or hide the button; for the empty form it asks the
 * same of a draft.
 */
function isUnchanged(incoming: Record<string, unknown>, field: string, deed: Deed): boolean {
  const said = Object.keys(incoming).filter((name) => name !== '_status')

  return (deed === 'update' && !(field in incoming)) || said.length === 0
}

function inBranches(field: string): Scope['where'] {
  return ({ branches }) => ({ [field]: { in: branches.length > 0 ? branches : [nobody] } })
}

function isOn(field: string): Where {
  return { [field]: { equals: true } }
}
