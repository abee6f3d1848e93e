import type { PayloadRequest } from 'payload'

import { filePath } from '#domain/content/media-paths.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'

import { celebrations } from '../menu/celebrations.data.ts'
import { drawBrochure } from '../pdf/draw-brochure.ts'

/** Stores the brochure of the inn and answers its address. */
export async function storeBrochure(req: PayloadRequest): Promise<string> {
  const bytes = drawBrochure(celebrations)
  const { id, publicHash, version, extension } = await req.payload.create({
    collection: 'uploads',
    data: { originalName: 'Feste feiern.pdf', isPublic: true },
    file: {
      data: bytes,
      mimetype: 'application/pdf',
      name: 'knoepflemond-feste.pdf',
      size: bytes.length,
    },
    ...asSystem(req),
  })

  return filePath({ id, publicHash: publicHash ?? '', version: version ?? '', extension: extension ?? '' })
}
