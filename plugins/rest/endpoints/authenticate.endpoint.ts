import { addDataAndFileToRequest, type PayloadHandler } from 'payload'

import { credentialsOf } from '#collections/shared/accounts/sign-in-credentials.ts'

/** `POST /api/auth/authenticate`: user name or e-mail address and password for a token. */
export const authenticate: PayloadHandler = async (req) => {
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
}
