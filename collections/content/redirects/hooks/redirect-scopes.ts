import type { Where } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { ofExactly } from '#collections/shared/unique-in-division.ts'

/** The division a redirect belongs to; `null` are those for all divisions. */
export type RedirectScope = string | null

export const scopeOf = ({ division }: { division?: unknown }): RedirectScope =>
  division ? idOf(division) : null

/** The redirects that visitors of a scope meet: its own and those for all. */
export const metIn = (scope: RedirectScope): Where =>
  scope === null ? ofExactly(null) : { or: [ofExactly(scope), ofExactly(null)] }

/** Where both name the same address, the own one goes first. */
export const ownFirst = <R extends { division?: unknown }>(redirects: readonly R[]): R[] =>
  redirects.toSorted((one, other) => Number(!one.division) - Number(!other.division))
