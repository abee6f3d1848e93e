import type { CollectionSlug, FlattenedField, Payload, PayloadRequest, TypedUser } from 'payload'

/** A path that somebody may not ask by, and what stands there. */
export type HiddenPath = { path: string; value: unknown }
type Doc = Record<string, unknown>
type Looking = { payload: Payload; req: PayloadRequest }

/** What no collection may be asked by under its own name, whether it has such a field or not. */
const secrets = ['hash', 'salt', 'resetPasswordToken', 'sessions.id', 'keyHash']

/**
 * The fields of a collection that are hidden from somebody, those that are hidden behind its relations, and the
 * names of all secrets; with the values of a stored record, so that a question may hit.
 */
export async function hiddenPathsOf(
  { payload }: { payload: Payload },
  { slug, id, user }: { slug: CollectionSlug; id: string; user: TypedUser | null },
): Promise<HiddenPath[]> {
  // Field access looks at the person and at nothing else of a request.
  const looking = { payload, req: { user, context: {}, payload } as unknown as PayloadRequest }
  const doc = await read(looking, slug, id)
  const own = await hiddenIn(looking, slug, doc)
  const known = new Set(own.map(({ path }) => path))
  const named = secrets.filter((path) => !known.has(path)).map((path) => ({ path, value: 'a' }))

  return [...own, ...(await behindRelations(looking, slug, doc)), ...named]
}

async function behindRelations(looking: Looking, slug: CollectionSlug, doc: Doc): Promise<HiddenPath[]> {
  const found: HiddenPath[] = []
  for (const field of fieldsOf(looking, slug)) {
    const isRelation = field.type === 'relationship' || field.type === 'upload'
    if (!isRelation || typeof field.relationTo !== 'string') continue
    const named = [doc[field.name]].flat()[0]
    const related = named ? await read(looking, field.relationTo, String(named)) : {}
    for (const { path, value } of await hiddenIn(looking, field.relationTo, related)) {
      found.push({ path: `${field.name}.${path}`, value })
    }
  }

  return found
}

async function hiddenIn(looking: Looking, slug: CollectionSlug, doc: Doc): Promise<HiddenPath[]> {
  const found: HiddenPath[] = []
  for (const field of fieldsOf(looking, slug)) {
    const isVirtual = 'virtual' in field && field.virtual
    if (isVirtual || field.type === 'join' || !(await isHidden(looking, field))) continue
    if (field.type === 'array') found.push({ path: `${field.name}.id`, value: firstId(doc[field.name]) })
    else found.push({ path: field.name, value: doc[field.name] })
  }

  return found
}

async function isHidden({ req }: Looking, field: FlattenedField): Promise<boolean> {
  if ('hidden' in field && field.hidden) return true
  const access = 'access' in field ? field.access?.read : undefined

  return access !== undefined && !(await access({ req }))
}

async function read({ payload }: Looking, collection: CollectionSlug, id: string): Promise<Doc> {
  const found = await payload.findByID({
    collection,
    id,
    depth: 0,
    showHiddenFields: true,
    disableErrors: true,
    overrideAccess: true,
  })

  return { ...found }
}

const fieldsOf = ({ payload }: Looking, slug: CollectionSlug): FlattenedField[] =>
  payload.collections[slug].config.flattenedFields

const firstId = (rows: unknown): unknown =>
  Array.isArray(rows) ? (rows[0] as Doc | undefined)?.id : undefined
