import { doApart } from '#kernel/apart/do-apart.ts'

import { type FileProblem, orTooComplex } from './file-problem.ts'
import type { FontFile, readFontFile } from './read-font-file.apart.ts'

type Found = FontFile | { problem: FileProblem } | null

const work = 'collections/shared/media/read-font-file.apart.ts#readFontFile'
const known = new WeakMap<Uint8Array, Found>()

/**
 * What a file says of its letters; null when it cannot be read. Whoever made the file may have aimed at its reader. The
 * same bytes are looked into once, so that it can be done before anything is held for them.
 */
export async function lookIntoFont(data: Uint8Array): Promise<Found> {
  if (!known.has(data)) {
    known.set(data, await orTooComplex(doApart<typeof readFontFile>(work, data, { lane: 'staff' })))
  }
  return known.get(data) ?? null
}
