import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

import { asSystem } from '#collections/shared/on-behalf.ts'
import { Refused } from '#collections/shared/refused.ts'
import { type PasswordOwner, passwordProblem } from '#domain/people/password.ts'

type Written = { id?: unknown; data?: PasswordOwner & { password?: unknown; token?: unknown } }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The rules hold wherever a password is set: new people, changed ones and the link in the mail. */
export const checkPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args

  const { id, data } = args as Written
  const { password } = data ?? {}
  if (typeof password !== 'string' || password === '') return args

  const problem = passwordProblem(password, {
    ...(await ownerOf(req, id, data?.token)),
    ...namesIn(data),
  })
  if (problem)
    throw new Refused('validation', {}, [{ message: problem, field: 'password', code: 'validation' }])

  return args
}

/** Whatever is no text is refused by the fields themselves, later on. */
function namesIn({ email, username }: Written['data'] = {}): PasswordOwner {
  return {
    ...(typeof email === 'string' && { email }),
    ...(typeof username === 'string' && { username }),
  }
}

async function ownerOf(req: PayloadRequest, id: unknown, token: unknown): Promise<PasswordOwner | undefined> {
  const value = token ?? id
  if (typeof value !== 'string') return undefined
  // A person is named by id or by user name.
  const field = token !== undefined ? 'resetPasswordToken' : uuid.test(value) ? 'id' : 'username'

  const { docs } = await req.payload.find({
    collection: 'users',
    where: { [field]: { equals: value } },
    select: { email: true, username: true },
    limit: 1,
    pagination: false,
    depth: 0,
    ...asSystem(req),
  })
  return docs[0]
}
