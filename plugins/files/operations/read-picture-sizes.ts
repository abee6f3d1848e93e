import { stat } from 'node:fs/promises'
import path from 'node:path'

import type { PayloadRequest } from 'payload'

import { mediaFolder } from '#collections/shared/media-folder.ts'
import type { PictureSizes } from '#domain/content/picture-sizes.contract.ts'
import { variantName, variantsAhead } from '#domain/content/picture-variants.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { Refused } from '#kernel/refused.ts'

import { findProgress } from './picture-queue.ts'

/** How far the variants of a picture are that visitors may ask for. */
export async function readPictureSizes(req: PayloadRequest, id: string): Promise<PictureSizes> {
  const picture = await req.payload.findByID({
    collection: 'images',
    id,
    depth: 0,
    disableErrors: true,
    select: { version: true, mimeType: true, width: true },
    ...asUser(req),
  })
  if (!picture) throw new Refused('unknown-record')

  const { version, mimeType, width } = picture
  const planned = variantsAhead({ mimeType: mimeType ?? '', width: width ?? null })
  const names = planned.map((variant) => variantName({ id, version: version ?? '' }, variant))
  const made = (await Promise.all(names.map(isThere))).filter(Boolean).length
  const progress = await findProgress(req.payload.db.pool, id)

  return {
    made,
    planned: planned.length,
    isDone: progress?.isDone ?? false,
    failure: progress?.failure ?? null,
  }
}

const isThere = (name: string): Promise<boolean> =>
  stat(path.join(mediaFolder('.cache'), name)).then(
    (found) => found.isFile(),
    () => false,
  )
