import {
  type CollectionBeforeOperationHook,
  combineQueries,
  executeAccess,
  type GlobalBeforeOperationHook,
  validateQueryPaths,
  type Where,
} from 'payload'

type Call = Parameters<CollectionBeforeOperationHook>[0]
type GlobalCall = Parameters<GlobalBeforeOperationHook>[0]
type Hook = CollectionBeforeOperationHook | GlobalBeforeOperationHook
/** All records of the collection, or those that the caller may do it to. */
export type Granted = true | Where
type GrantedHook = (call: Call, granted: Granted) => Call['args'] | Promise<Call['args']>
type Marked = Hook & { [mark]?: 'pure' | 'after-grant' }

/** By name, because bundles make several copies of this file. */
const mark = Symbol.for('theke.before-operation')

/**
 * Payload calls these hooks before it asks for a right. Whatever such a hook reads, locks or decodes would tell
 * strangers what is hidden, so it begins once the caller has the right, and sees no further than the caller.
 */
export function afterGrant(
  hook: GrantedHook,
  concerns: (call: Call) => boolean = () => true,
): CollectionBeforeOperationHook {
  const wrapped: CollectionBeforeOperationHook = async (call) => {
    const granted = concerns(call) && (await grantOf(call))

    return granted ? hook(call, granted) : call.args
  }

  return marked(named(wrapped, hook), 'after-grant')
}

/** The same for what there is only one of. */
export function afterGrantOfGlobal(
  hook: (call: GlobalCall) => Promise<void>,
  concerns: (call: GlobalCall) => boolean,
): GlobalBeforeOperationHook {
  const wrapped: GlobalBeforeOperationHook = async (call) => {
    const { args, global, overrideAccess, req } = call
    const may = concerns(call) && (overrideAccess || (await executeAccess({ req }, global.access.update)))
    if (may) await hook(call)

    return args
  }

  return marked(named(wrapped, hook), 'after-grant')
}

/**
 * A hook that looks at nothing but the call itself: it reads no record, no file and no clock, and locks nothing. It
 * may ask what the caller may read, because no function that answers this looks anything up either.
 */
export const pure = <Some extends Hook>(hook: Some): Some => marked(hook, 'pure')

/** How a hook may stand before the question for a right; undefined for one that may not. */
export const standingOf = (hook: Hook): 'pure' | 'after-grant' | undefined => (hook as Marked)[mark]

/** The records that a call over many means, judged and narrowed as Payload does it itself afterwards. */
export async function whereMeant(
  { collection, overrideAccess, req }: Call,
  where: Where,
  granted: Granted,
): Promise<Where> {
  // Payload writes the limits of related records into what it judges.
  const judged = structuredClone(where)
  await validateQueryPaths({
    collectionConfig: collection,
    overrideAccess: overrideAccess ?? false,
    req,
    where: judged,
  })

  return combineQueries(judged, granted)
}

/** The records that a call names or looks for; null for one that names nothing, which Payload will refuse. */
export async function meantBy(call: Call, granted: Granted): Promise<Where | null> {
  const { id, where } = call.args as { id?: unknown; where?: Where }
  if (id !== undefined) return whereNamed(id, granted)

  return where ? whereMeant(call, where, granted) : null
}

/** The record that a call names, if the caller may do it to that one. */
export const whereNamed = (id: unknown, granted: Granted, field = 'id'): Where =>
  combineQueries({ [field]: { equals: id } }, granted)

const deeds = {
  create: 'create',
  read: 'read',
  readDistinct: 'read',
  count: 'read',
  countVersions: 'readVersions',
  update: 'update',
  autosave: 'update',
  restoreVersion: 'update',
  delete: 'delete',
  unlock: 'unlock',
} as const

/** False where the operation itself will refuse without words, and for calls that ask for no right, as signing in. */
async function grantOf({ args, collection, operation, overrideAccess, req }: Call): Promise<Granted | false> {
  if (overrideAccess) return true
  if (!(operation in deeds)) return false

  const { id, data, disableErrors } = args as { id?: string; data?: unknown; disableErrors?: boolean }
  const access = collection.access[deeds[operation as keyof typeof deeds]]
  // Without a function of its own Payload asks for a session only.
  const asked = { req, data, disableErrors: disableErrors ?? false, ...(id !== undefined && { id }) }
  return executeAccess(asked, access ?? (({ req: { user } }) => Boolean(user)))
}

/** What runs when is told by names, see docs/hooks.md. */
const named = <Some extends Hook>(wrapped: Some, { name }: { name: string }): Some =>
  Object.defineProperty(wrapped, 'name', { value: name })

function marked<Some extends Hook>(hook: Some, as: 'pure' | 'after-grant'): Some {
  return Object.assign(hook, { [mark]: as })
}
