import { resolve } from 'node:path'

import { type CollectionBeforeOperationHook, getFileByPath, MissingFile } from 'payload'

import { afterGrant } from '#kernel/access/after-grant.ts'
import { claimRoom } from '#collections/shared/media/claim-room.ts'
import { nameApart, stemOf } from '#collections/shared/media/name-apart.ts'
import { extensionOf } from '#collections/shared/media-version.ts'
import { Refused } from '#kernel/refused.ts'

import { putAside } from './drawing-aside.ts'
import { holdFilesMeant } from './follow-files.ts'

type Call = Parameters<CollectionBeforeOperationHook>[0]

/**
 * Before Payload looks for the file of a record. Without one in the request it would fetch whatever address the
 * body names; and before it puts a new file in the place of an old one, there has to be room for the new one.
 */
export const receiveFile = afterGrant(
  async function receiveFile(call, granted) {
    const { args, operation, req } = call
    if (operation === 'create' && !req.file) throw new MissingFile(req.t)
    if (operation === 'update') {
      await claimRoom(req.file?.size)
      const filenames = await holdFilesMeant(call, granted)
      if (!req.file) await takeForEdit(call, filenames)
    }
    // Payload looks for a free name long before it takes it: of two at once one would overwrite the other's file.
    if (req.file) req.file = await putAside({ ...req.file, name: nameApart(req.file.name) })

    return args
  },
  ({ operation, req }) =>
    operation === 'create' || (operation === 'update' && (Boolean(req.file) || isEdit(req))),
)

const isEdit = ({ query }: Call['req']): boolean =>
  typeof query?.uploadEdits === 'object' && query.uploadEdits !== null

/** Payload would write what was cropped over what was there, and the old picture has to outlast a refusal. */
async function takeForEdit({ args, collection, req }: Call, [filename]: readonly string[]): Promise<void> {
  if (!('id' in args)) throw refusedEdit
  if (filename === undefined || !collection.upload) return
  const name = `${stemOf(filename)}.${extensionOf(filename)}`
  const file = await getFileByPath(resolve(String(collection.upload.staticDir), filename))
  if (file) req.file = { ...file, name }
}

const manyEdits = 'Bilder lassen sich nur einzeln zuschneiden.'
const refusedEdit = new Refused('validation', {}, [{ message: manyEdits, code: 'validation' }])
