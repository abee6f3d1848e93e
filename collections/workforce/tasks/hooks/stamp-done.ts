import type { CollectionBeforeChangeHook } from 'payload'

/** Keeps the moment at which a task was done, and forgets it when the task is opened again. */
export const stampDone: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const status = data.status ?? originalDoc?.status
  if (status === originalDoc?.status) return data

  const doneAt = status === 'done' ? Temporal.Now.instant().toString({ smallestUnit: 'millisecond' }) : null
  return { ...data, doneAt }
}
