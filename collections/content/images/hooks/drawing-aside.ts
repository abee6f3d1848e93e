import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { CollectionAfterErrorHook, CollectionAfterOperationHook, PayloadRequest } from 'payload'

import { isFullDisk } from '#collections/shared/media/full-disk.ts'
import { mediaFolder } from '#collections/shared/media-folder.ts'
import { Refused } from '#collections/shared/refused.ts'

/**
 * Where a drawing lies while it is taken in. Payload looks through it once more: bit by bit where it is a file, and at
 * one stretch, during which nobody else is answered, where it is in memory.
 */
export async function putAside(drawing: Buffer): Promise<string> {
  const path = join(mediaFolder('.incoming'), `${randomUUID()}.drawing`)
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, drawing)
  } catch (error) {
    await rm(path, { force: true })
    throw isFullDisk(error) ? new Refused('no-room') : error
  }

  return path
}

export const removeAside: CollectionAfterOperationHook = async ({ req, result }) => {
  await remove(req)

  return result
}

/** What was refused further on is of no use either. */
export const removeRefusedAside: CollectionAfterErrorHook = async ({ req }) => remove(req)

async function remove({ file }: Pick<PayloadRequest, 'file'>): Promise<void> {
  const path = file?.tempFilePath
  if (path?.endsWith('.drawing') && dirname(path) === mediaFolder('.incoming'))
    await rm(path, { force: true })
}
