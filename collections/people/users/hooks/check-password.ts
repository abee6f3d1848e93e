import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'

import { afterGrant, whereNamed } from '#kernel/access/after-grant.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { Refused } from '#kernel/refused.ts'
import { type PasswordOwner, passwordProblem } from '#domain/people/password.ts'

type Written = { id?: unknown; data?: PasswordOwner & { password?: unknown; token?: unknown } }

/** The rules hold wherever a password is set: for new people, changed ones and by the link in the mail. */
export const checkPassword = afterGrant(
  async function checkPassword({ args, req }, granted) {
    const { id, data } = args as Written
    refuseWeak(data, id === undefined ? undefined : await findOwner(req, whereNamed(id, granted)))

    return args
  },
  ({ args, operation }) =>
    (operation === 'create' || operation === 'update') && setsPassword(args as Written),
)

export const checkResetPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const written = args as Written
  if (operation !== 'resetPassword' || !setsPassword(written)) return args

  const { data } = written
  refuseWeak(data, await findOwner(req, { resetPasswordToken: { equals: String(data?.token) } }))
  return args
}

const setsPassword = ({ data }: Written): boolean =>
  typeof data?.password === 'string' && data.password !== ''

function refuseWeak(data: Written['data'], owner: PasswordOwner | undefined): void {
  const problem = passwordProblem(String(data?.password), { ...owner, ...namesIn(data) })
  if (problem)
    throw new Refused('validation', {}, [{ message: problem, field: 'password', code: 'validation' }])
}

/** Whatever is no text is refused by the fields themselves, later on. */
function namesIn({ email, username }: Written['data'] = {}): PasswordOwner {
  return {
    ...(typeof email === 'string' && { email }),
    ...(typeof username === 'string' && { username }),
  }
}

async function findOwner(req: PayloadRequest, where: Where): Promise<PasswordOwner | undefined> {
  return findRecord(asSystem(req), 'users', {
    where,
    select: { email: true, username: true },
  })
}
