import { suggestPath } from '#domain/content/suggest-path.ts'
import { plainSiteType } from '#domain/content/site-types.ts'

/** What the form for a new record holds; `key` is its path or identifier. */
export type TypedDraft = {
  name: string
  type: string
  division: string
  key: string
  /** What a page begins with; empty for nothing. */
  template: string
}

export const emptyDraft: TypedDraft = { name: '', type: plainSiteType, division: '', key: '', template: '' }

/** The key follows the name until somebody writes their own. */
export function afterTyping(typed: TypedDraft, change: Partial<TypedDraft>): TypedDraft {
  const next = { ...typed, ...change }
  const isFollowing = typed.key === suggestPath(typed.name)

  return change.key === undefined && isFollowing ? { ...next, key: suggestPath(next.name) } : next
}

/** What was kept; whatever cannot be read is nothing. */
export function readTyped(kept: string | null): TypedDraft {
  const read = parse(kept)
  const textOf = (name: keyof TypedDraft) => {
    const text = read[name]
    return typeof text === 'string' ? text : emptyDraft[name]
  }

  return {
    name: textOf('name'),
    type: textOf('type'),
    division: textOf('division'),
    key: textOf('key'),
    template: textOf('template'),
  }
}

function parse(kept: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(kept ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
