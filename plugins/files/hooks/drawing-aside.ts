import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { CollectionAfterErrorHook, CollectionAfterOperationHook, PayloadRequest } from 'payload'

import { isFullDisk } from '#collections/shared/media/full-disk.ts'
import { mediaFolder } from '#collections/shared/media-folder.ts'
import { Refused } from '#kernel/refused.ts'

type File = NonNullable<PayloadRequest['file']>

const ending = '.drawing'

/**
 * A drawing as a file on the disk, every other file as it is. Payload looks through a drawing once more: bit by bit
 * where it lies on the disk, and in memory at one stretch, during which nobody else is answered.
 */
export async function putAside(file: File): Promise<File> {
  if (file.mimetype !== 'image/svg+xml' || file.data.length === 0) return file
  const tempFilePath = join(mediaFolder('.incoming'), `${randomUUID()}${ending}`)
  try {
    await mkdir(dirname(tempFilePath), { recursive: true })
    await writeFile(tempFilePath, file.data)
  } catch (error) {
    await rm(tempFilePath, { force: true })
    throw isFullDisk(error) ? new Refused('no-room') : error
  }

  return { ...file, data: Buffer.alloc(0), tempFilePath }
}

const writes: readonly string[] = ['create', 'update', 'updateByID']

/** The record has its own copy by now. A read on the way of a write says nothing about it. */
export const removeAside: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (writes.includes(operation)) await remove(req)

  return result
}

/** What was refused further on is of no use either. */
export const removeRefusedAside: CollectionAfterErrorHook = ({ req }) => remove(req)

async function remove({ file }: Pick<PayloadRequest, 'file'>): Promise<void> {
  if (file?.tempFilePath?.endsWith(ending)) await rm(file.tempFilePath, { force: true })
}
