import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'

import { asSystem } from '#collections/shared/on-behalf.ts'
import { Refused } from '#collections/shared/refused.ts'

type Account = { roles?: string[] | null; isBlocked?: boolean | null }

const message = 'Es muss mindestens eine Person mit der Rolle „Administration“ geben.'

/** An installation without an admin could never be administered again. */
export const keepLastAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !isAdmin(originalDoc) || isAdmin({ ...originalDoc, ...data })) return data
  if (!(await hasOtherAdmin(req, originalDoc.id))) {
    throw new Refused('validation', {}, [{ message, field: 'roles', code: 'validation' }])
  }

  return data
}

export const keepLastAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
    ...asSystem(req),
  })
  if (!isAdmin(docs[0]) || (await hasOtherAdmin(req, String(id)))) return

  throw new Refused('validation', {}, [{ message, code: 'validation' }])
}

function isAdmin(account: Account | undefined): boolean {
  return Boolean(account?.roles?.includes('ROLE_ADMIN')) && !account?.isBlocked
}

async function hasOtherAdmin(req: PayloadRequest, id: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: {
      id: { not_equals: id },
      roles: { in: ['ROLE_ADMIN'] },
      isBlocked: { not_equals: true },
    },
    ...asSystem(req),
  })

  return totalDocs > 0
}
