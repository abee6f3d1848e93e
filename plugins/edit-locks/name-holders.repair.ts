import type { CollectionAfterReadHook, CollectionBeforeOperationHook } from 'payload'

import { pure } from '#kernel/access/after-grant.ts'
import { nameOfPerson } from '#domain/people/person-name.ts'

const drawn = 'edit-locks-drawn'
const somebody = 'Jemand anderes'

/** Notes that whoever asks wants the holders themselves, as the panel does, and not their ids. */
export const noteDepth = pure<CollectionBeforeOperationHook>(function noteDepth({ args, req }) {
  if ('depth' in args && Number(args.depth) > 0) req.context[drawn] = true

  return args
})

/**
 * Repairs `@payloadcms/ui`, `dist/elements/DocumentLocked/index.js`: the panel calls
 * whoever holds a record by the e-mail address, and by the id where that is not told. Here the name stands in its place.
 */
export const nameHolders: CollectionAfterReadHook = ({ doc, req }) => {
  const value: unknown = doc.user?.value
  if (isObject(value))
    return { ...doc, user: { ...doc.user, value: { ...value, email: nameOfPerson(value) } } }
  if (!req.context[drawn] || typeof value !== 'string') return doc

  return { ...doc, user: { ...doc.user, value: { id: value, email: somebody } } }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
