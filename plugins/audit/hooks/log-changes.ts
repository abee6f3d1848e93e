import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  FlattenedField,
  GlobalAfterChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'

import { namesPerson, wordsBesidePerson } from '#collections/shared/people/title-with-person.ts'
import { idOf } from '#kernel/access/caller.ts'
import { changesBetween, type FieldChange } from '#domain/operations/change-log.ts'

import { closedFields, readLeaves } from '../operations/read-leaves.ts'
import { writeLog } from '../operations/write-log.ts'

type Values = Record<string, unknown>
type Entity = { flattenedFields: FlattenedField[] }

const closedOf = new WeakMap<Entity, ReadonlySet<string>>()

/** One row per write that changed something, from what was stored, not from what the caller may see. */
export const logChange: CollectionAfterChangeHook = async ({
  collection,
  data,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  // What saves itself while somebody types is told when it is saved or published on purpose.
  if (req.query?.autosave === 'true') return

  const before = operation === 'update' ? previousDoc : null
  const changes = [...differences(collection, before, data), ...newPassword(collection, operation, req)]
  if (operation === 'update' && changes.length === 0) return

  await writeLog(req, {
    action: operation,
    ...nameOf(collection, { ...data, id: doc.id }),
    branch: branchOf(collection.slug, { ...data, id: doc.id }),
    changes,
  })
}

export const logDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await writeLog(req, {
    action: 'delete',
    ...nameOf(collection, doc),
    // The row must not name a branch that is gone with this very delete.
    branch: collection.slug === 'branches' ? null : branchOf(collection.slug, doc),
    changes: differences(collection, doc, null),
  })
}

export const logConfig: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  const changes = differences(global, previousDoc, doc)
  if (changes.length === 0) return

  await writeLog(req, { action: 'config-saved', collection: global.slug, changes })
}

function differences(entity: Entity, before: Values | null, after: Values | null): FieldChange[] {
  const { flattenedFields } = entity
  const closed = closedOf.get(entity) ?? new Set(closedFields(flattenedFields))
  closedOf.set(entity, closed)

  return changesBetween(readLeaves(flattenedFields, before), readLeaves(flattenedFields, after), closed)
}

/** Payload takes a password out of the record before anybody could compare it. */
function newPassword(
  { auth }: SanitizedCollectionConfig,
  operation: 'create' | 'update',
  { data }: PayloadRequest,
): FieldChange[] {
  const isSet = Boolean(auth) && operation === 'update' && typeof data?.password === 'string'

  return isSet && data?.password ? [{ field: 'password', isHidden: true }] : []
}

function nameOf(collection: SanitizedCollectionConfig, doc: Values) {
  return { collection: collection.slug, documentId: String(doc.id), title: titleIn(collection, doc) }
}

/** Whoever reads the log of a branch need not be somebody who may be told whom a record is about. */
function titleIn({ admin, flattenedFields }: SanitizedCollectionConfig, doc: Values): string {
  const name = admin.useAsTitle ?? 'id'
  const title = doc[name]
  if (typeof title !== 'string' && typeof title !== 'number') return ''
  const isAboutPerson = namesPerson(flattenedFields.find((field) => field.name === name))

  return isAboutPerson ? wordsBesidePerson(String(title)) : String(title)
}

/** Whose managers may read the row: those of the one branch that the record belongs to. */
function branchOf(slug: CollectionSlug, doc: Values): string | null {
  if (slug === 'branches') return String(doc.id)
  if (doc.branch) return idOf(doc.branch)

  const branches = Array.isArray(doc.branches) ? doc.branches : []
  return branches.length === 1 ? idOf(branches[0]) : null
}
