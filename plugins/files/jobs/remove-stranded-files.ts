import { rm, stat } from 'node:fs/promises'
import path from 'node:path'

import type { Working } from '#kernel/workers/worker.ts'
import { mediaFolder } from '#collections/shared/media-folder.ts'
import { namesIn } from '#collections/shared/media/names-in.ts'

/** Longer than any upload takes, by the last byte that came. */
const patienceHours = 6

/** What was on its way when a process was killed: nobody will ever ask for it. Answers how many files went. */
export async function removeStrandedFiles({ now }: Pick<Working, 'now'>): Promise<number> {
  const folder = mediaFolder('.incoming')
  const before = now.subtract({ hours: patienceHours }).epochMilliseconds
  let removed = 0
  for (const name of await namesIn(folder)) {
    const file = path.join(folder, name)
    // Another process may have finished with it meanwhile.
    const found = await stat(file).catch(() => null)
    if (!found?.isFile() || found.mtimeMs >= before) continue
    await rm(file, { force: true })
    removed += 1
  }

  return removed
}
