/** As many digits as an address of a code carries. */
export const mostBatchNumber = 99_999

type Batch = { id?: string | null; number?: number | null }

/**
 * Every batch with the number that is printed: what has one keeps it, the others count on behind `last`, the highest that
 * was ever given, so that no number is printed for two.
 */
export function numberedBatches<Some extends Batch>(
  batches: readonly Some[],
  stored: readonly Batch[],
  last: number,
): { batches: (Some & { number: number })[]; last: number } {
  const known = new Map(stored.flatMap(({ id, number }) => (id && number ? [[id, number]] : [])))
  let highest = Math.max(last, ...known.values())
  const numbered = batches.map((batch) => {
    const number = known.get(batch.id ?? '') ?? (highest += 1)
    // A row that is sent twice is one of them and a new one.
    known.delete(batch.id ?? '')

    return { ...batch, number }
  })

  return { batches: numbered, last: highest }
}
