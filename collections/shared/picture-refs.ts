import type { PayloadRequest } from 'payload'

import type { ImageRef } from '#domain/catalogue/product.contract.ts'
import { focalPoint } from '#domain/content/focal-point.ts'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

/** Pictures as pages and menus name them, in one statement; those that are gone are left out. */
export async function readPictureRefs(req: PayloadRequest, ids: string[]): Promise<ImageRef[]> {
  if (ids.length === 0) return []

  const docs = await findRecords(asSystem(req), 'images', {
    where: { id: { in: ids } },
    select: {
      version: true,
      extension: true,
      alt: true,
      width: true,
      height: true,
      focalX: true,
      focalY: true,
    },
    limit: ids.length,
  })
  return docs.map(({ id, version, extension, alt, width, height, focalX, focalY }) => ({
    id,
    version: version ?? '',
    extension: extension ?? '',
    alt: alt ?? null,
    width: width ?? null,
    height: height ?? null,
    ...focalPoint(focalX, focalY),
  }))
}
