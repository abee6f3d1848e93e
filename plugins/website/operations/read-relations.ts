import type { PayloadRequest } from 'payload'

import type { Division, Upload } from '#cms/payload-types.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { readPictureRefs } from '#collections/shared/picture-refs.ts'
import type { FileRef, PictureRef, SiteRef } from '#domain/content/page.contract.ts'
import { isUuid } from '#domain/api/is-uuid.ts'

import { pageHref } from './page-href.ts'
import { publicPagesOf } from './public-pages.ts'
import type { RelationKind, Replace } from './replace-relations.ts'

type StoredFile = Pick<
  Upload,
  'id' | 'version' | 'extension' | 'publicHash' | 'originalName' | 'filesize' | 'hasAudio'
>

/** The ids of a page by kind. */
export type Wanted = Record<RelationKind, Set<string>>

export const wantNothing = (): Wanted => ({ images: new Set(), uploads: new Set(), sites: new Set() })

/** Notes ids while a record is looked through. */
export const collecting =
  (wanted: Wanted): Replace =>
  (kind, id) => {
    wanted[kind].add(id)
    return null
  }

/**
 * Reads all that is wanted, one statement per kind; what is gone or not public is null, and so is a page of
 * another division, which stands under none of this one's hosts.
 */
export async function readRelations(
  req: PayloadRequest,
  wanted: Wanted,
  division: Division | null,
): Promise<Replace> {
  const [images, uploads, sites] = await Promise.all([
    readPictures(req, valid(wanted.images)),
    readFiles(req, valid(wanted.uploads)),
    readSites(req, valid(wanted.sites), division),
  ])
  const found: Record<RelationKind, Map<string, unknown>> = { images, uploads, sites }

  return (kind, id) => found[kind].get(id) ?? null
}

const valid = (ids: Set<string>): string[] => [...ids].filter((id) => isUuid(id))

async function readPictures(req: PayloadRequest, ids: string[]): Promise<Map<string, PictureRef>> {
  return new Map((await readPictureRefs(req, ids)).map((picture) => [picture.id, picture]))
}

async function readFiles(req: PayloadRequest, ids: string[]): Promise<Map<string, FileRef>> {
  if (ids.length === 0) return new Map()

  const docs = await findRecords(asSystem(req), 'uploads', {
    where: { id: { in: ids } },
    select: {
      version: true,
      extension: true,
      publicHash: true,
      originalName: true,
      filesize: true,
      hasAudio: true,
      isPublic: true,
    },
  })
  // Not asked of the database: a page would depend on all files then, and guests send some every day.
  return new Map(docs.filter(({ isPublic }) => isPublic).map((file) => [file.id, toFileRef(file)]))
}

function toFileRef(file: StoredFile): FileRef {
  const { id, version, extension, publicHash, originalName, filesize, hasAudio } = file

  return {
    id,
    version: version ?? '',
    extension: extension ?? '',
    publicHash: publicHash ?? '',
    name: originalName,
    sizeBytes: filesize,
    hasAudio,
  }
}

async function readSites(
  req: PayloadRequest,
  ids: string[],
  division: Division | null,
): Promise<Map<string, SiteRef>> {
  if (ids.length === 0) return new Map()

  const docs = await findRecords(asSystem(req), 'sites', {
    where: { and: [{ id: { in: ids } }, publicPagesOf(division)] },
    select: { name: true, path: true, type: true },
  })
  return new Map(docs.map(({ id, name, path, type }) => [id, { id, name, href: pageHref({ path, type }) }]))
}
