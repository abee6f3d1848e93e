import { stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'

import { namesIn } from '#collections/shared/media/names-in.ts'

/** The rest is for what is asked for. */
const partAhead = 0.8
/** After so many new bytes the files are counted anew, because other processes write into the same folder. */
const partUncounted = 0.05

/** Keeps a folder within its bytes: what was not asked for longest goes first. */
export function boundedFolder(folder: string, maxBytes: number) {
  const used = { bytes: 0, sinceCounted: Number.POSITIVE_INFINITY }

  const recount = async () => {
    if (used.sinceCounted <= maxBytes * partUncounted) return
    used.sinceCounted = 0
    used.bytes = (await filesIn(folder)).bytes
  }

  return {
    add: async (bytes: number): Promise<void> => {
      used.bytes += bytes
      used.sinceCounted += bytes
      await recount()
      if (used.bytes > maxBytes) used.bytes = await makeRoom(folder, maxBytes * 0.9)
    },
    /** Whether something may be put there for which nothing is to make room. */
    hasRoomAhead: async (): Promise<boolean> => {
      await recount()
      return used.bytes < maxBytes * partAhead
    },
  }
}

async function filesIn(folder: string) {
  const files = []
  for (const name of await namesIn(folder)) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (found?.isFile()) files.push({ name, bytes: found.size, usedAtMs: found.mtimeMs })
  }
  return { files, bytes: files.reduce((sum, file) => sum + file.bytes, 0) }
}

async function makeRoom(folder: string, goalBytes: number): Promise<number> {
  const { files, bytes } = await filesIn(folder)
  files.sort((left, right) => left.usedAtMs - right.usedAtMs)
  let left = bytes
  for (const file of files) {
    if (left <= goalBytes) break
    await unlink(join(folder, file.name)).catch(() => undefined)
    left -= file.bytes
  }
  return left
}
