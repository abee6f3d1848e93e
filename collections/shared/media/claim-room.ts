import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { mediaFolder } from '../media-folder.ts'
import { Refused } from '#kernel/refused.ts'
import { isFullDisk } from './full-disk.ts'

/** The largest picture there may be; a crop does not say how large it will be. */
const mostBytes = 25 * 2 ** 20
const block = Buffer.alloc(2 ** 20, 1)

/** Refuses before anything is touched when the disk, or our part of it, could not take so many bytes. */
export async function claimRoom(bytes = mostBytes): Promise<void> {
  const folder = mediaFolder('.incoming')
  const claim = join(folder, `${randomUUID()}.room`)
  try {
    await mkdir(folder, { recursive: true })
    await fill(claim, bytes)
  } catch (error) {
    if (isFullDisk(error)) throw new Refused('no-room')
    throw error
  } finally {
    await rm(claim, { force: true })
  }
}

/** Whether the disk would take so many bytes, or as many as a picture has; another fault of it is no lack of room. */
export async function hasRoom(bytes = mostBytes): Promise<boolean> {
  try {
    await claimRoom(Math.min(bytes, mostBytes))
    return true
  } catch (error) {
    return !(error instanceof Refused)
  }
}

/** Written in earnest: what a disk says of itself knows nothing of quotas. */
async function fill(path: string, bytes: number): Promise<void> {
  const file = await open(path, 'wx')
  try {
    for (let written = 0; written < bytes; written += block.length) await file.write(block)
  } finally {
    await file.close()
  }
}
