import type { PayloadRequest } from 'payload'

/** The call sees and changes only what the person behind the request may. */
export const asUser = (req: PayloadRequest) => ({ req, overrideAccess: false as const, user: req.user })

/** The call acts for the shop itself; `req` keeps it in the caller's transaction. */
export const asSystem = (req: PayloadRequest) => ({ req, overrideAccess: true as const })
