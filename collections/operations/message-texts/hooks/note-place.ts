import type { CollectionBeforeChangeHook } from 'payload'

/** By its place a text is the only one of its kind. */
export const notePlace: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { text, division } = { ...originalDoc, ...data } as { text?: string; division?: unknown }

  return { ...data, place: `${text}:${idOf(division) ?? 'all'}` }
}

const idOf = (division: unknown): string | null => {
  if (typeof division === 'string') return division

  return (division as { id?: string } | null | undefined)?.id ?? null
}
