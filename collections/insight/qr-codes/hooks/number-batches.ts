import type { CollectionBeforeChangeHook } from 'payload'

import { numberedBatches } from '#domain/insight/qr/batch-numbers.ts'

type Numbered = {
  batches?: { id?: string | null; number?: number | null }[] | null
  lastBatch?: number | null
}

/** Gives each print batch the number that its codes carry. */
export const numberBatches: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const stored = (originalDoc ?? {}) as Numbered
  const { batches } = data as Numbered
  if (!batches) return data

  const numbered = numberedBatches(batches, stored.batches ?? [], stored.lastBatch ?? 0)
  return { ...data, batches: numbered.batches, lastBatch: numbered.last }
}
