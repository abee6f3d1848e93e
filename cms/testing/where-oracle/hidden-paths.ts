import type { CollectionSlug, FlattenedField, PayloadRequest, TypedUser } from 'payload'

import type { TestApp } from '#scripts/testing/test-app.ts'

/** A path that somebody may not ask by, and what stands there. */
export type HiddenPath = { path: string; value: unknown }
type Doc = Record<string, unknown>

/** What no collection may be asked by under its own name, whether it has such a field or not. */
const secrets = ['hash', 'salt', 'resetPasswordToken', 'sessions.id', 'keyHash']

/**
 * The fields of a collection that are hidden from somebody, those that are hidden behind its relations, and the
 * names of all secrets; with the values of a stored record, so that a question may hit.
 */
export async function hiddenPathsOf(
  { payload }: TestApp,
  { slug, id, user }: { slug: CollectionSlug; id: string; user: TypedUser | null },
): Promise<HiddenPath[]> {
  // Field access looks at the person and at nothing else of a request.
  const req = { user, context: {}, payload } as unknown as PayloadRequest
  const doc = await read(slug, id)
  const own = await hiddenIn(fieldsOf(slug), doc)
  const known = new Set(own.map(({ path }) => path))
  const named = secrets.filter((path) => !known.has(path)).map((path) => ({ path, value: 'a' }))

  return [...own, ...(await behindRelations()), ...named]

  async function behindRelations(): Promise<HiddenPath[]> {
    const found: HiddenPath[] = []
    for (const field of fieldsOf(slug)) {
      const isRelation = field.type === 'relationship' || field.type === 'upload'
      if (!isRelation || typeof field.relationTo !== 'string') continue
      const named = [doc[field.name]].flat()[0]
      const related = named ? await read(field.relationTo, String(named)) : {}
      for (const { path, value } of await hiddenIn(fieldsOf(field.relationTo), related)) {
        found.push({ path: `${field.name}.${path}`, value })
      }
    }
    return found
  }

  async function hiddenIn(fields: FlattenedField[], of: Doc): Promise<HiddenPath[]> {
    const found: HiddenPath[] = []
    for (const field of fields) {
      const isVirtual = 'virtual' in field && field.virtual
      if (isVirtual || field.type === 'join' || !(await isHidden(field))) continue
      if (field.type === 'array') found.push({ path: `${field.name}.id`, value: firstId(of[field.name]) })
      else found.push({ path: field.name, value: of[field.name] })
    }
    return found
  }

  async function isHidden(field: FlattenedField): Promise<boolean> {
    if ('hidden' in field && field.hidden) return true
    const access = 'access' in field ? field.access?.read : undefined

    return access !== undefined && !(await access({ req }))
  }

  async function read(collection: CollectionSlug, of: string): Promise<Doc> {
    const found = await payload.findByID({
      collection,
      id: of,
      depth: 0,
      showHiddenFields: true,
      disableErrors: true,
      overrideAccess: true,
    })
    return { ...found }
  }

  function fieldsOf(of: CollectionSlug): FlattenedField[] {
    return payload.collections[of].config.flattenedFields
  }
}

const firstId = (rows: unknown): unknown =>
  Array.isArray(rows) ? (rows[0] as Doc | undefined)?.id : undefined
