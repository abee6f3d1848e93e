import type { CollectionConfig, PayloadRequest } from 'payload'

type Custom = CollectionConfig['custom']

/**
 * Holds until the transaction ends what the records of a call belong to, such as their person. Who changes a record
 * and who counts all of a person anew have to hold in one order, or each waits for what the other one holds: first the
 * person, then the records. So this has its turn before the records are held, without knowing yet whether they are
 * still what they were when they were looked for.
 */
export type HoldFirst = (req: PayloadRequest, ids: readonly string[], data: unknown) => Promise<void>

export const withHold = (custom: Custom, hold: HoldFirst): NonNullable<Custom> => ({
  ...custom,
  holdFirst: [...holdsOf({ custom }), hold],
})

/** What is to be held before records of the collection, in the order in which it was added. */
export function holdsOf({ custom }: Pick<CollectionConfig, 'custom'>): readonly HoldFirst[] {
  // `custom` is Payload's open drawer for plugins; only `withHold` writes this part of it.
  return (custom?.holdFirst ?? []) as HoldFirst[]
}
