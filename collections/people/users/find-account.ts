import type { PayloadRequest, Where } from 'payload'

import type { StoredPassword } from '#collections/shared/accounts/password-matches.ts'

export type Account = StoredPassword & {
  id: string
  email: string
  username?: string | null
  isBlocked?: boolean | null
  expiresAt?: string | null
}

/** With what is stored of its password, which only the database itself gives away. */
export function findAccount(req: PayloadRequest, where: Where): Promise<Account | null> {
  return req.payload.db.findOne<Account>({
    collection: 'users',
    where,
    select: { email: true, username: true, isBlocked: true, expiresAt: true, hash: true, salt: true },
    req,
  })
}

export const isNamed = (name: string): Where => ({
  or: [{ username: { equals: name } }, { email: { equals: name } }],
})
