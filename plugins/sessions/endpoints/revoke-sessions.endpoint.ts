import { generateExpiredPayloadCookie, type PayloadRequest } from 'payload'

import type { User } from '#cms/payload-types.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { endpointOf, onCollection } from '#kernel/api/endpoint-of.ts'
import { Refused } from '#kernel/refused.ts'
import { nameOfPerson } from '#domain/people/person-name.ts'
import { writeLog } from '#plugins/audit/audit.port.ts'
import { forgetDevices } from '#plugins/second-factor/second-factor.port.ts'
import { revokeSessionsContract } from '#domain/people/revoke-sessions.contract.ts'

/** `POST /api/users/sessions/revoke-all` signs a person out on every device; admins may name another one. */
export const revokeSessions = onCollection(
  'users',
  endpointOf(revokeSessionsContract, async (req, { body }) => {
    const staff = staffOf(req)
    if (!staff) throw new Refused('not-allowed')

    const id = body.user ?? staff.id
    if (id !== staff.id && !staff.roles.includes('ROLE_ADMIN')) throw new Refused('not-allowed')

    const found = await req.payload.db.findOne<User>({
      collection: 'users',
      where: { id: { equals: id } },
      req,
    })
    if (!found) throw new Refused('unknown-record')
    // Payload's own operations keep sessions for themselves, so they are taken away in the database; nothing else of
    // the person has changed, so a form that is open still has their newest state.
    const data = { sessions: [], updatedAt: null }
    await req.payload.db.updateOne({ collection: 'users', id, data, req, returning: false })
    await forgetDevices(req, id)
    await writeLog(req, {
      action: 'sign-out',
      collection: 'users',
      documentId: id,
      title: nameOfPerson(found),
      changes: [{ field: 'sessions', isHidden: true }],
    })

    const headers = id === staff.id ? { 'set-cookie': expiredCookie(req) } : undefined
    return Response.json({ user: id }, headers && { headers })
  }),
)

function expiredCookie({ payload }: PayloadRequest): string {
  return generateExpiredPayloadCookie({
    collectionAuthConfig: payload.collections.users.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    returnCookieAsObject: false,
  })
}
