import { isolateObjectProperty, type PayloadRequest, type RequestContext } from 'payload'

/** The call sees and changes only what the person behind the request may. */
export const asUser = (req: PayloadRequest) => ({ req, overrideAccess: false as const, user: req.user })

/** The call acts for the shop itself; `req` keeps it in the caller's transaction. */
export const asSystem = (req: PayloadRequest) => ({ req, overrideAccess: true as const })

/**
 * The same request with a context of its own: Payload would leave what it is given for one call to all that follow,
 * and what hooks have noted of one write to the next one.
 */
export function withContext(req: PayloadRequest, context: RequestContext): PayloadRequest {
  const apart = isolateObjectProperty(req, 'context')
  apart.context = context

  return apart
}

/** The same request, in its transaction, without anything that says who has sent it. */
export function withoutSender(req: PayloadRequest): PayloadRequest {
  const apart = isolateObjectProperty(req, ['user', 'headers'])
  apart.user = null
  apart.headers = new Headers()

  return apart
}

const inFull = 'readsInFull'

/** As the user, and one list as a whole, of which clients get pages. Nothing else that the request reads may be. */
export const asUserInFull = (req: PayloadRequest) =>
  asUser(withContext(req, { ...req.context, [inFull]: true }))

/** Whether a read is one of the server itself that needs every row the caller may see. */
export const readsInFull = (context: RequestContext): boolean => context[inFull] === true
