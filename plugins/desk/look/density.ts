/** How much room rows and fields take. */
export type Density = 'roomy' | 'compact'

/** Under which a person's wish is kept. */
export const densityKey = 'desk-density'

/** Whoever has not wished for anything has room. */
export function densityOf(kept: unknown): Density {
  return kept === 'compact' ? 'compact' : 'roomy'
}
