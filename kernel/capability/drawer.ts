import type { RequestContext } from 'payload'

/** What failed early has no context yet. */
type Holder = { context?: RequestContext }

/**
 * What a capability notes on a request, under its own name. Payload passes the context on by its keys, so what is
 * noted lasts as long as the request, through every copy of it.
 */
export function drawerOf<Notes extends object>(capability: string): (of: Holder) => Partial<Notes> {
  return ({ context = {} }) => {
    context[capability] ??= {}

    return context[capability] as Partial<Notes> // nobody else writes under this name
  }
}
