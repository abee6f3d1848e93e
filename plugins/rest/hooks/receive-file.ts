import { MissingFile } from 'payload'

import { afterGrant } from '#collections/shared/access/after-grant.ts'
import { claimRoom } from '#collections/shared/media/claim-room.ts'
import { nameApart } from '#collections/shared/media/name-apart.ts'

/**
 * Before Payload looks for the file of a record. Without one in the request it would fetch whatever address the
 * body names; and before it puts a new file in the place of an old one, there has to be room for the new one.
 */
export const receiveFile = afterGrant(
  async ({ args, operation, req }) => {
    if (operation === 'update') await claimRoom(req.file?.size)
    else if (!req.file) throw new MissingFile(req.t)
    // Payload looks for a free name long before it takes it: of two at once one would overwrite the other's file.
    if (req.file) req.file = { ...req.file, name: nameApart(req.file.name) }

    return args
  },
  ({ operation, req }) =>
    operation === 'create' ||
    (operation === 'update' && (Boolean(req.file) || Boolean(req.query?.uploadEdits))),
)
