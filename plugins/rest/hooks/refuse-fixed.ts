import type {
  CollectionBeforeOperationHook,
  FlattenedField,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'

import { afterGrant, afterGrantOfGlobal } from '#kernel/access/after-grant.ts'
import { cameAsForm } from '#kernel/api/form-mark.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { Refused } from '#kernel/refused.ts'

import { isRecord } from '../check-shape.ts'
import { fixedChanges } from '../fixed-changes.ts'

type Call = Parameters<CollectionBeforeOperationHook>[0]
type GlobalCall = Parameters<GlobalBeforeOperationHook>[0]
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
  const stored = await req.payload.findByID({
    collection: collection.slug,
    id: String(id),
    depth: 0,
    draft,
    disableErrors: true,
    ...asUser(req),
  })
  // Whoever may change a record without reading it has sent back nothing.
  if (stored) {
    const fixed = collection.upload ? new Set([...ofRecord, ...ofFile]) : ofRecord
    await refuseChanges({ fields: collection.flattenedFields, fixed, req, id: String(id), data, stored })
  }

  return args
}, concerns)

/**
 * What only the product sets, or not this person, cannot be asked for in a new record either: a number that somebody
 * names for a customer would be another one, and the answer that all was saved.
 */
export const refuseGiven = afterGrant(
  async function refuseGiven({ args, collection, req }, _granted) {
    const { data } = args as Args
    const sent = isRecord(data) ? data : {}
    const isFixed = async (field: FlattenedField | undefined): Promise<boolean> => {
      const may = field && 'access' in field ? field.access?.create : undefined

      return may ? !(await may({ req, data: sent, siblingData: sent, blockData: undefined })) : false
    }
    const given = await fixedChanges({
      fields: collection.flattenedFields,
      sent,
      stored: {},
      shared: req.payload.blocks,
      isFixed,
      isFixedInNew: isFixed,
    })
    if (given.length > 0) throw new Refused('fixed-field', {}, given.map(problemOf('vorgegeben')))

    return args
  },
  ({ collection: { slug }, operation, overrideAccess, req }) =>
    operation === 'create' &&
    !overrideAccess &&
    isJson(req) &&
    req.method === 'POST' &&
    req.pathname.replace(/\/$/, '') === `/api/${slug}`,
)

/** The same for settings, which are one record with an address of its own. */
export const refuseFixedGlobal = afterGrantOfGlobal(
  async function refuseFixedGlobal({ args, global, req }) {
    const stored = await req.payload.findGlobal({ slug: global.slug, depth: 0, ...asUser(req) })
    const { data } = args as Args
    await refuseChanges({ fields: global.flattenedFields, fixed: ofRecord, req, data, stored })
  },
  ({ global, operation, overrideAccess, req }) =>
    operation === 'update' && !overrideAccess && isJson(req) && isOnGlobal(req, global),
)

function concerns({ args, collection, operation, overrideAccess, req }: Call): boolean {
  const { id } = args as Args
  const isMeant = operation === 'update' && id !== undefined && !overrideAccess
  const { collection: slug, id: named } = req.routeParams ?? {}
  const isAddress = slug === collection.slug && named !== undefined && isOnRecord(req)

  return isMeant && isAddress && isJson(req)
}

const isJson = (req: PayloadRequest): boolean =>
  /^application\/json\s*(?:;|$)/i.test(req.headers?.get('content-type') ?? '') && !cameAsForm(req)

const isOnRecord = ({ method, pathname }: PayloadRequest): boolean =>
  (method === 'PUT' || method === 'PATCH') && /^\/api\/[^/]+\/[^/]+\/?$/.test(pathname)

/** Payload's own address, or ours without the word before. */
const isOnGlobal = ({ pathname }: PayloadRequest, { slug }: GlobalCall['global']): boolean =>
  [`/api/globals/${slug}`, `/api/${slug}`].includes(pathname?.replace(/\/$/, ''))

type Asked = {
  fields: FlattenedField[]
  /** What nobody changes, by the names at the top. */
  fixed: ReadonlySet<string>
  req: PayloadRequest
  id?: string
  data: unknown
  stored: object
}

async function refuseChanges({ fields, fixed, req, id, data, stored }: Asked): Promise<void> {
  const sent = without(isRecord(data) ? data : {}, beside)
  const isFixed = async (field: FlattenedField | undefined, path: string): Promise<boolean> => {
    if (!field || fixed.has(path)) return true
    const may = 'access' in field ? field.access?.update : undefined
    if (!may) return false
    const asked = { req, data: sent, siblingData: sent, blockData: undefined, doc: stored }

    return !(await may({ ...asked, ...(id !== undefined && { id }) }))
  }
  const changed = await fixedChanges({
    fields,
    sent,
    // Which fields there are is asked of the configuration here, not of a type.
    stored: stored as Record<string, unknown>,
    shared: req.payload.blocks,
    isFixed,
    // A new row has nothing yet that could be kept.
    isFixedInNew: (field) => !field,
  })
  // What it was changed to since then is not what this client means.
  if (changed.includes('updatedAt')) throw new Refused('changed-meanwhile')
  if (changed.length > 0) throw new Refused('fixed-field', {}, changed.map(problemOf('geändert')))
}

const without = (data: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))

const problemOf = (done: 'geändert' | 'vorgegeben') => (field: string) => ({
  field,
  message: `Dieses Feld kann nicht ${done} werden.`,
  code: 'fixed-field',
})
