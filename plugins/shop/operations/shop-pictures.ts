import type { PayloadRequest } from 'payload'

import type { ImageRef, TagView } from '#domain/catalogue/product.contract.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { readPictureRefs } from '#collections/shared/picture-refs.ts'

/** A relation at depth 0 is an id; a populated one is tolerated. */
export type Relation = string | { id: string }

export const idOfRelation = (relation: Relation): string =>
  typeof relation === 'string' ? relation : relation.id

export const idsOfRelations = (relations: readonly Relation[] | null | undefined): string[] =>
  (relations ?? []).map(idOfRelation)

/** Answers pictures by id; an id whose picture is gone answers nothing. */
export type PictureBook = {
  one: (relation: Relation | null | undefined) => ImageRef | null
  many: (relations: readonly Relation[] | null | undefined) => ImageRef[]
}

/** Reads all pictures of a view in one query. */
export async function readPictures(
  req: PayloadRequest,
  relations: Array<Relation | null | undefined>,
): Promise<PictureBook> {
  const ids = [...new Set(relations.filter((relation) => relation != null).map(idOfRelation))]
  const pictures = new Map((await readPictureRefs(req, ids)).map((picture) => [picture.id, picture]))

  const one: PictureBook['one'] = (relation) =>
    relation ? (pictures.get(idOfRelation(relation)) ?? null) : null
  return {
    one,
    many: (references) => (references ?? []).map(one).filter((picture) => picture !== null),
  }
}

export type TagRow = { id: string; name: string; image?: Relation | null }

export async function readTags(req: PayloadRequest): Promise<TagRow[]> {
  return findRecords(asSystem(req), 'tags', {
    limit: 500,
    sort: 'name',
    select: { name: true, image: true },
  })
}

export const toTagView = (tag: TagRow, pictures: PictureBook): TagView => ({
  id: tag.id,
  name: tag.name,
  image: pictures.one(tag.image),
})
