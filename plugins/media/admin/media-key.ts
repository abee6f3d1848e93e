import type { NamedMedium } from '#domain/content/media/media.contract.ts'
import { mediaCollections } from '#domain/content/media/media-terms.ts'

/** One medium in the address and among what is selected. */
export const keyOf = ({ collection, id }: NamedMedium): string => `${collection}.${id}`

/** What such a key names; null for one that names nothing. */
export function namedBy(key: string | null): NamedMedium | null {
  const [first, id = ''] = key?.split('.') ?? []
  const collection = mediaCollections.find((each) => each === first)

  return collection && id ? { collection, id } : null
}
