import type {
  CollectionSlug,
  PayloadRequest,
  SelectType,
  TransformCollectionWithSelect,
  TypedCollectionSelect,
  Where,
} from 'payload'

type Behalf = { req: PayloadRequest; overrideAccess: boolean; user?: PayloadRequest['user'] }

type Asked<Select> = {
  where?: Where
  select?: Select
  sort?: string | string[]
  limit?: number
  disableErrors?: boolean
}

/** The records that fit, all of them unless a limit is named, as rows: without pages, relations as ids. */
export async function findRecords<
  Slug extends CollectionSlug,
  Select extends TypedCollectionSelect[Slug] & SelectType,
>(behalf: Behalf, collection: Slug, asked: Asked<Select> = {}) {
  const { payload } = behalf.req
  const rows: Parameters<typeof payload.find>[0] = {
    collection,
    limit: 0,
    ...asked,
    pagination: false,
    depth: 0,
    ...behalf,
  }
  const { docs } = await payload.find(rows)

  // While the collection is open, the compiler gives up on Payload's own generics.
  return docs as TransformCollectionWithSelect<Slug, Select>[]
}

/** The first of them, if any fits. */
export async function findRecord<
  Slug extends CollectionSlug,
  Select extends TypedCollectionSelect[Slug] & SelectType,
>(behalf: Behalf, collection: Slug, asked: Omit<Asked<Select>, 'limit'>) {
  const [first] = await findRecords<Slug, Select>(behalf, collection, { ...asked, limit: 1 })

  return first
}
