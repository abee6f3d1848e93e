import { generatePayloadCookie, getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import { addSessionToUser } from 'payload/shared'

import type { User } from '#cms/payload-types.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { Refused } from '#kernel/refused.ts'

import { notes } from '../notes.ts'

export type Session = { message: string; token: string; exp: number; user: { id: string } }

/**
 * The session of somebody who has proven both factors, as Payload's own sign-in makes it, with every hook of it: those
 * refuse blocked accounts, write the log and give the browser what it is known by. Within a transaction of the caller.
 */
export async function startSession(req: PayloadRequest, id: string): Promise<Session> {
  const { payload } = req
  const { config } = payload.collections.users
  const found = await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req })
  if (!found) throw new Refused('second-factor-expired')

  const account = { ...found, collection: 'users' as const, _strategy: 'local-jwt' }
  const { sid } = await addSessionToUser({ collectionConfig: config, payload, req, user: account })
  notes(req).provenBy = id
  for (const hook of config.hooks.beforeLogin)
    await hook({ collection: config, context: req.context, req, user: account })
  const fieldsToSign = getFieldsToSign({
    collectionConfig: config,
    email: account.email,
    user: account,
    ...(sid && { sid }),
  })
  const { exp, token } = await jwtSign({
    fieldsToSign,
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  })
  req.user = account
  for (const hook of config.hooks.afterLogin)
    await hook({ collection: config, context: req.context, req, token, user: account })

  const shown = await payload.findByID({ collection: 'users', id, depth: 0, ...asUser(req) })
  return { message: req.t('authentication:passed'), token, exp, user: shown }
}

/** The same cookie as Payload's sign-in sets. */
export const sessionCookie = ({ payload }: PayloadRequest, { token }: Session): string =>
  generatePayloadCookie({
    collectionAuthConfig: payload.collections.users.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    returnCookieAsObject: false,
    token,
  })
