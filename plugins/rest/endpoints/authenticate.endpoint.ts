import { addDataAndFileToRequest, type PayloadHandler } from 'payload'

import { Refused } from '#collections/shared/refused.ts'

import { credentials } from '../rest.contracts.ts'

/** `POST /api/auth/authenticate`: user name or e-mail address and password for a token. */
export const authenticate: PayloadHandler = async (req) => {
  await addDataAndFileToRequest(req)
  const parsed = credentials.safeParse(req.data)
  const name = parsed.data?.username || parsed.data?.email
  if (!parsed.success || !name) throw missingCredentials(Boolean(name ?? hasName(req.data)))

  const { token } = await req.payload.login({
    collection: 'users',
    // Payload tries the one as the other too, so one member is enough.
    data: { username: name, password: parsed.data.password },
    depth: 0,
    req,
  })

  return Response.json({ token })
}

function missingCredentials(isNameGiven: boolean): Refused {
  const field = isNameGiven ? 'password' : 'username'
  const message = isNameGiven
    ? 'Bitte geben Sie Ihr Passwort ein.'
    : 'Bitte geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein.'

  return new Refused('validation', {}, [{ message, field, code: 'validation' }])
}

function hasName(data: Record<string, unknown> | undefined): boolean {
  return Boolean(data?.username || data?.email)
}
