import type { CollectionBeforeChangeHook } from 'payload'

import { idOf } from '#kernel/access/caller.ts'

/** What a shift is to whoever works it: a change of it is a revision, which calendars and messages count. */
const told = ['user', 'branch', 'from', 'to', 'status', 'position', 'breakMinutes', 'note'] as const

/** Counts the revisions of a shift, and keeps when it was published. */
export const stampShift: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const status = data.status ?? originalDoc?.status
  const publishedAt =
    status === 'published'
      ? (originalDoc?.publishedAt ?? Temporal.Now.instant().toString({ smallestUnit: 'millisecond' }))
      : null
  const isChanged =
    operation === 'update' &&
    told.some((name) => name in data && signOf(data[name]) !== signOf(originalDoc?.[name]))

  return { ...data, publishedAt, revision: (originalDoc?.revision ?? 0) + (isChanged ? 1 : 0) }
}

const signOf = (value: unknown): string => (value === null || value === undefined ? '' : idOf(value))
