import type { CollectionBeforeChangeHook } from 'payload'

/** Whoever enters the end of an activity has ended it, also one whose end nobody had pressed. */
export const endByTimes: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const isOpen = operation === 'update' && originalDoc?.state !== 'ended' && !originalDoc?.endedAt

  return isOpen && data.endedAt ? { ...data, state: 'ended' } : data
}
