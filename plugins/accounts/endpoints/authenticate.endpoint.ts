import { addDataAndFileToRequest, type Endpoint } from 'payload'

import { credentialsOf } from '#collections/shared/accounts/sign-in-credentials.ts'
import { placeOf } from '#kernel/api/endpoint-of.ts'

import { authenticateContract } from '../auth.contracts.ts'

/** `POST /api/auth/authenticate`: user name or e-mail address and password for a token. */
export const authenticate: Endpoint = {
  ...placeOf(authenticateContract),
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { name, password } = credentialsOf(req.data)

    const { token } = await req.payload.login({
      collection: 'users',
      // Payload tries the one as the other too, so one member is enough.
      data: { username: name, password },
      depth: 0,
      req,
    })

    return Response.json({ token })
  },
}
