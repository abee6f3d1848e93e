import type { CollectionBeforeOperationHook } from 'payload'

import { pure } from '#kernel/access/after-grant.ts'

const facts = ['filename', 'url', 'thumbnailURL', 'mimeType', 'filesize', 'width', 'height', 'sizes']

/**
 * What is known of a stored file comes from the file. A body that names another file or an address would
 * make Payload fetch it, or point the media service elsewhere.
 */
export const keepFileFacts = pure<CollectionBeforeOperationHook>(function keepFileFacts({
  args,
  operation,
  overrideAccess,
}) {
  const isWrite = operation === 'create' || operation === 'update'
  if (!isWrite || overrideAccess || !('data' in args)) return args

  const claimed = Object.entries((args.data ?? {}) as Record<string, unknown>)
  return { ...args, data: Object.fromEntries(claimed.filter(([name]) => !facts.includes(name))) }
})
