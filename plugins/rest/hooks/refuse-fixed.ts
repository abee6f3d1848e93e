import type { CollectionBeforeOperationHook, FlattenedField, PayloadRequest } from 'payload'

import { afterGrant } from '#kernel/access/after-grant.ts'
import { cameAsForm } from '#kernel/api/form-mark.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { Refused } from '#kernel/refused.ts'

import { isRecord } from '../check-shape.ts'
import { fixedChanges } from '../fixed-changes.ts'

type Call = Parameters<CollectionBeforeOperationHook>[0]
type Args = { id?: unknown; data?: unknown; draft?: boolean }

/** The record's own, whoever asks. */
const ofRecord = new Set(['id', 'createdAt', 'updatedAt'])
/** These follow from the file, and a file does not come as JSON. */
const ofFile = new Set([
  'filename',
  'filesize',
  'mimeType',
  'width',
  'height',
  'url',
  'thumbnailURL',
  'sizes',
])
/** Passwords are no fields, and are only ever written. */
const beside = ['password', 'currentPassword']

/**
 * A client that sends a value which nobody may set, or not this person, is told so: Payload would leave it out and
 * answer that all was saved. Forms of the panel send what they show, locked fields and old values included, and show
 * themselves what cannot be changed; so this is about what comes as JSON to the address of the record.
 */
export const refuseFixed = afterGrant(async function refuseFixed({ args, collection, req }, _granted) {
  const { id, data, draft = false } = args as Args
  const sent = without(isRecord(data) ? data : {}, beside)
  const stored = await req.payload.findByID({
    collection: collection.slug,
    id: String(id),
    depth: 0,
    draft,
    disableErrors: true,
    ...asUser(req),
  })
  // Whoever may change a record without reading it has sent back nothing.
  if (!stored) return args

  const changed = await fixedChanges({
    fields: collection.flattenedFields,
    sent,
    // Which fields a record has is asked of the collection here, not of its type.
    stored: stored as unknown as Record<string, unknown>,
    isFixed: (field) => isFixed(field, { collection, req, id: String(id), sent, stored }),
  })
  // What it was changed to since then is not what this client means.
  if (changed.includes('updatedAt')) throw new Refused('changed-meanwhile')
  if (changed.length > 0) throw new Refused('fixed-field', {}, changed.map(problemAt))

  return args
}, concerns)

function concerns({ args, collection, operation, overrideAccess, req }: Call): boolean {
  const { id } = args as Args
  const isMeant = operation === 'update' && id !== undefined && !overrideAccess
  const { collection: slug, id: named } = req.routeParams ?? {}
  const isAddress = slug === collection.slug && named !== undefined && isOnRecord(req)

  const isJson = Boolean(req.headers?.get('content-type')?.startsWith('application/json'))

  return isMeant && isAddress && isJson && !cameAsForm(req)
}

const isOnRecord = ({ method, pathname }: PayloadRequest): boolean =>
  (method === 'PUT' || method === 'PATCH') && /^\/api\/[^/]+\/[^/]+\/?$/.test(pathname)

type Asked = {
  collection: Call['collection']
  req: PayloadRequest
  id: string
  sent: Record<string, unknown>
  stored: object
}

async function isFixed(
  field: FlattenedField,
  { collection, req, id, sent, stored }: Asked,
): Promise<boolean> {
  if (ofRecord.has(field.name) || (collection.upload && ofFile.has(field.name))) return true
  const may = 'access' in field ? field.access?.update : undefined
  if (!may) return false

  return !(await may({ req, id, data: sent, siblingData: sent, blockData: undefined, doc: stored }))
}

const without = (data: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))

function problemAt(field: string) {
  const message = 'Dieses Feld kann nicht geändert werden.'

  return { field, message, code: 'fixed-field' }
}
