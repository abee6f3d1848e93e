import { type CollectionBeforeOperationHook, executeAccess, MissingFile } from 'payload'

import { claimRoom } from '#collections/shared/media/claim-room.ts'

type Call = Parameters<CollectionBeforeOperationHook>[0]

/**
 * Before Payload looks for the file of a record. Without one in the request it would fetch whatever address the
 * body names; and before it puts a new file in the place of an old one, there has to be room for the new one.
 */
export const receiveFile: CollectionBeforeOperationHook = async (call) => {
  const { args, operation, req } = call
  const changesFile = Boolean(req.file) || Boolean(req.query?.uploadEdits)
  const concerns = operation === 'create' || (operation === 'update' && changesFile)
  if (!concerns || !(await isGranted(call))) return args

  if (operation === 'update') await claimRoom(req.file?.size)
  else if (!req.file) throw new MissingFile(req.t)
  return args
}

/** Who is not granted it is refused by Payload next, in the same words as ever. */
async function isGranted({ collection, operation, overrideAccess, req }: Call): Promise<boolean> {
  if (overrideAccess) return true
  const access = operation === 'create' ? collection.access.create : collection.access.update

  return Boolean(await executeAccess({ req, disableErrors: true }, access))
}
