import { rm } from 'node:fs/promises'
import { basename, resolve } from 'node:path'

import type {
  AfterErrorHook,
  CollectionAfterOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'

/** Of the request that carries a file: where it goes, and whether nothing was there before. */
type Way = { path: string; isNew: boolean }
const key = 'fileOnItsWay'

/** Notes where Payload is about to put the file: it has a name by now, and is not written yet. */
export const noteFile: CollectionBeforeValidateHook = ({ collection, context, data, originalDoc, req }) => {
  const name: unknown = data?.filename
  if (!req.file || typeof name !== 'string' || !collection.upload.staticDir) return data
  const way: Way = {
    path: resolve(collection.upload.staticDir, basename(name)),
    isNew: name !== originalDoc?.filename,
  }
  context[key] = way

  return data
}

/** The file and its record are there. */
export const forgetFile: CollectionAfterOperationHook = ({ operation, req, result }) => {
  if (operation === 'create' || operation === 'update' || operation === 'updateByID') delete req.context[key]

  return result
}

/** What failed left nothing in the database; half a file on the disk would lie there for ever. */
export const removeRemnant: AfterErrorHook = async ({ req }) => {
  const way = wayOf(req)
  if (way?.isNew) await rm(way.path, { force: true })
  if (way) delete req.context[key]
}

/** Whether the request had come as far as writing its file. */
export const wasWritingFile = (req: PayloadRequest): boolean => wayOf(req) !== undefined

function wayOf({ context }: Pick<PayloadRequest, 'context'>): Way | undefined {
  return context?.[key] as Way | undefined // only written above
}
