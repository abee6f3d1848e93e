import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { isFullDisk } from '#collections/shared/media/full-disk.ts'
import { GaveUp } from '#kernel/apart/gave-up.ts'

import { boundedFolder } from './bounded-folder.ts'
import { createRests, type OnProblem, seldom } from './rest-after-failure.ts'

/** A finished file in the folder, or the picture itself where the folder does not take it. */
export type MadeVariant = { name: string } | { body: Buffer }

export type VariantStore = {
  folder: string
  /** Made once, however many ask. Who is `insistent` tries what rests after a failure as well. */
  ensure: (name: string, make: () => Promise<Buffer>, how?: { insistent?: boolean }) => Promise<MadeVariant>
  has: (name: string) => Promise<boolean>
  /** Whether something may be put there that nobody has asked for: nothing is to make room for it. */
  hasRoomAhead: () => Promise<boolean>
}

const nowMs = () => Temporal.Now.instant().epochMilliseconds
const freshForMs = 3_600_000

type Produce = () => Promise<Buffer>

/** Finished pictures on disk, at most `maxBytes`; what was not asked for longest goes first. */
export function createVariantStore(folder: string, maxBytes: number, onProblem: OnProblem): VariantStore {
  const making = new Map<string, Promise<MadeVariant>>()
  const withRests = createRests(nowMs, onProblem)
  const tellOfFolder = seldom(nowMs, onProblem)
  const bounds = boundedFolder(folder, maxBytes)

  const make = async (name: string, produce: Produce, insistent: boolean): Promise<MadeVariant> => {
    const body = await withRests(name, produce, insistent)
    try {
      await keep(folder, name, body)
    } catch (error) {
      // Whoever waits for a picture does not have to know that the disk is full, or lets nobody write.
      if (!isFullDisk(error)) tellOfFolder(new GaveUp('passing', error))
      return { body }
    }

    await bounds.add(body.length)
    return { name }
  }

  const findOrMake = async (name: string, produce: Produce, insistent: boolean) =>
    (await isThere(join(folder, name))) ? { name } : make(name, produce, insistent)

  return {
    folder,
    ensure: async (name, produce, { insistent = false } = {}) => {
      // The look at the disk belongs to it: who has looked in vain must not come too late to join.
      const started =
        making.get(name) ?? findOrMake(name, produce, insistent).finally(() => making.delete(name))
      making.set(name, started)
      return started
    },
    has: (name) => isThere(join(folder, name)),
    hasRoomAhead: bounds.hasRoomAhead,
  }
}

/** Written beside and moved in, so that nobody ever reads half a picture; what was begun in vain is removed. */
async function keep(folder: string, name: string, body: Buffer): Promise<void> {
  const draft = join(folder, `${randomUUID()}.draft`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(draft, body)
    await rename(draft, join(folder, name))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(path)
    const now = nowMs()
    if (now - mtimeMs > freshForMs) await utimes(path, now / 1000, now / 1000)
    return true
  } catch {
    return false
  }
}
