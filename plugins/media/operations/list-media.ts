import type { PayloadRequest } from 'payload'

import {
  type MediaAsked,
  mediaPageSize,
  type MediaPage,
  type Medium,
} from '#domain/content/media/media.contract.ts'
import { mediumTitle } from '#domain/content/media/medium-title.ts'
import type { MediaCollection } from '#domain/content/media/media-terms.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

import { mediaStatement } from './media-statement.ts'

/** One row, as the statement answers it: numbers of PostgreSQL come as text. */
type Row = {
  collection: MediaCollection
  id: string
  version: string | null
  extension: string | null
  public_hash: string | null
  title: string
  alt: string | null
  filename: string | null
  mime_type: string | null
  filesize: string | null
  width: string | null
  height: string | null
  focal_x: string | null
  focal_y: string | null
  folder_id: string | null
  tags: string[]
  copies: number
  created_at: string
  total: number
}

/** One page of the media of the house. */
export async function listMedia(req: PayloadRequest, asked: MediaAsked): Promise<MediaPage> {
  const { rows } = await (await transactionOf(req)).execute(mediaStatement(req.payload, asked))
  const media = (rows as Row[]).map(mediumOf) // the columns of the statement
  const total = (rows[0] as Row | undefined)?.total ?? 0

  return { media, total, hasMore: asked.page * mediaPageSize < total }
}

const mediumOf = (row: Row): Medium => ({
  collection: row.collection,
  id: row.id,
  version: row.version ?? '',
  extension: row.extension ?? '',
  publicHash: row.public_hash,
  title: mediumTitle({ alt: row.alt, name: row.title || row.filename }),
  alt: row.alt,
  filename: row.filename ?? '',
  mimeType: row.mime_type,
  bytes: numberOf(row.filesize),
  width: numberOf(row.width),
  height: numberOf(row.height),
  focalX: numberOf(row.focal_x) ?? 50,
  focalY: numberOf(row.focal_y) ?? 50,
  folder: row.folder_id,
  tags: row.tags,
  copies: row.copies,
  createdAt: new Date(row.created_at).toISOString(),
})

const numberOf = (value: string | null): number | null => (value === null ? null : Number(value))
