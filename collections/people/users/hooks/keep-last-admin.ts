import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  Where,
} from 'payload'

import { afterGrant, whereMeant } from '#kernel/access/after-grant.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { Refused } from '#kernel/refused.ts'

type Account = { roles?: string[] | null; isBlocked?: boolean | null; expiresAt?: string | null }
type BulkWrite = { id?: unknown; where?: Where; data?: Account }

/** An installation without an admin could never be administered again. */
export const keepLastAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !isAdmin(originalDoc) || isAdmin({ ...originalDoc, ...data })) return data
  await requireAdminBeside(req, [originalDoc.id], 'roles')

  return data
}

export const keepLastAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const [account] = await findAccounts(req, { id: { equals: id } })
  if (isAdmin(account)) await requireAdminBeside(req, [String(id)])
}

/** Many at once are judged as one set: each alone would still see the others. */
export const keepLastAdminInBulk = afterGrant(async function keepLastAdminInBulk(call, granted) {
  const { args, req } = call
  const { where = {} } = args as BulkWrite
  const accounts = await findAccounts(req, await whereMeant(call, where, granted))
  if (accounts.some(isAdmin)) {
    await requireAdminBeside(
      req,
      accounts.map((account) => account.id),
    )
  }
  return args
}, endsAdmins)

function endsAdmins({ args, operation }: Parameters<CollectionBeforeOperationHook>[0]): boolean {
  const { id, where, data } = args as BulkWrite
  if (id !== undefined || where === undefined) return false

  return operation === 'delete' || (operation === 'update' && !isAdmin({ roles: ['ROLE_ADMIN'], ...data }))
}

/** Whoever leaves on a day that is fixed already is none to rely on. */
function isAdmin(account: Account | undefined): boolean {
  return Boolean(account?.roles?.includes('ROLE_ADMIN')) && !account?.isBlocked && !account?.expiresAt
}

async function findAccounts(req: PayloadRequest, where: Where) {
  return findRecords(asSystem(req), 'users', {
    where,
    select: { roles: true, isBlocked: true, expiresAt: true },
  })
}

/** Under a lock, so that two admins who remove each other at the same moment do not both succeed. */
async function requireAdminBeside(req: PayloadRequest, leaving: string[], field?: string): Promise<void> {
  await holdUntilCommit(req, 'users:admins')
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: {
      id: { not_in: leaving },
      roles: { in: ['ROLE_ADMIN'] },
      isBlocked: { not_equals: true },
      expiresAt: { exists: false },
    },
    ...asSystem(req),
  })
  if (totalDocs > 0) return

  const message = 'Es muss mindestens eine Person mit der Rolle „Administration“ geben.'
  throw new Refused('validation', {}, [{ message, code: 'validation', ...(field && { field }) }])
}
