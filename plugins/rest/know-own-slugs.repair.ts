import type { Payload } from 'payload'

/**
 * Repairs `payload`, `dist/utilities/handleEndpoints.js`: `constructor` and the like are taken for the slug of a
 * collection, because the collections are looked up in an object that inherits.
 */
export function knowOwnSlugs({ collections }: Payload): void {
  Object.setPrototypeOf(collections, null)
}
