import path from 'node:path'

import { createLocalReq } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import type { Working } from '#kernel/workers/worker.ts'
import { hasSound } from '#collections/shared/media/has-sound.ts'
import { mediaFolder } from '#collections/shared/media-folder.ts'

/** Each is opened in a process apart, so a run asks a few; the next one asks the next. */
const atOnce = 50

/** Finds out which public films have sound where nobody has asked yet: those from before the question was there. */
export async function askUnheardFilms({
  payload,
  ending,
}: Pick<Working, 'payload' | 'ending'>): Promise<number> {
  const req = await createLocalReq({}, payload)
  const films = await findRecords(asSystem(req), 'uploads', {
    where: {
      and: [
        { mimeType: { like: 'video/' } },
        { isPublic: { equals: true } },
        { hasAudio: { exists: false } },
      ],
    },
    select: { filename: true },
    limit: atOnce,
  })
  let asked = 0
  for (const { id, filename } of films) {
    if (ending.aborted) break
    const hasAudio = await hasSound(path.join(mediaFolder('uploads'), path.basename(filename ?? '')))
    if (hasAudio === null) continue

    await payload.update({ collection: 'uploads', id, data: { hasAudio }, depth: 0, ...asSystem(req) })
    asked += 1
  }

  return asked
}
