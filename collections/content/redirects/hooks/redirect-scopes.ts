import type { Where } from 'payload'

import { idOf } from '#collections/shared/access/caller.ts'

/** The brand a redirect belongs to; `null` are those for all brands. */
export type RedirectScope = string | null

export const scopeOf = ({ division }: { division?: unknown }): RedirectScope =>
  division ? idOf(division) : null

/** The redirects of exactly this scope. */
export const ofScope = (scope: RedirectScope): Where =>
  scope === null ? { division: { exists: false } } : { division: { equals: scope } }

/** The redirects that visitors of a scope meet: its own and those for all. */
export const metIn = (scope: RedirectScope): Where =>
  scope === null ? ofScope(null) : { or: [ofScope(scope), ofScope(null)] }

/** Where both name the same address, the own one goes first. */
export const ownFirst = <R extends { division?: unknown }>(redirects: readonly R[]): R[] =>
  redirects.toSorted((one, other) => Number(!one.division) - Number(!other.division))
