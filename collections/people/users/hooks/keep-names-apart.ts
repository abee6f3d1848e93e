import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'

import { findAccount } from '../find-account.ts'
import { trimmedLower } from '#collections/shared/accounts/sign-in-credentials.ts'

/**
 * People sign in by either name, so nobody's user name is another one's e-mail address: the tries, the locks and
 * the mails of one would be those of the other. That two have the same of one kind the database refuses itself.
 */
export const keepNamesApart: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const changed = (['email', 'username'] as const)
    .map((field) => ({ field, name: trimmedLower(data[field]) }))
    .filter(({ field, name }) => name && name !== trimmedLower(originalDoc?.[field]))
  // In one order, so that two who change both never wait for each other.
  for (const { name } of changed.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
    await holdUntilCommit(req, `sign-in-name:${name}`)
  for (const { field, name } of changed) await requireFree(req, { field, name, id: originalDoc?.id })

  return data
}

type Wanted = { field: 'email' | 'username'; name: string; id: unknown }

async function requireFree(req: PayloadRequest, { field, name, id }: Wanted): Promise<void> {
  const taken = { [field === 'email' ? 'username' : 'email']: { equals: name } }
  const others = id === undefined ? taken : { and: [taken, { id: { not_equals: id } }] }
  if (!(await findAccount(req, others))) return

  const message = 'Mit diesem Namen meldet sich schon jemand anderes an.'
  throw new Refused('validation', {}, [
    { message, field, code: 'validation', data: { errors: [{ message, path: field }] } },
  ])
}
