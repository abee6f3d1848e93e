import type { PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'

import { keptColumnsPrefix } from '../../kit/table/kept-columns-key.ts'
import { keptFor } from '../../read-kept.ts'

const mostTables = 50

/** Which columns the person has chosen, by table. What is kept came from a browser once: only names count. */
export async function readKeptColumns(req: PayloadRequest): Promise<Record<string, string[]>> {
  const { payload, user } = req
  if (!user) return {}
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: { key: { like: keptColumnsPrefix }, ...keptFor(user) },
    depth: 0,
    limit: mostTables,
    pagination: false,
    ...asSystem(req),
  })

  return Object.fromEntries(
    docs.flatMap(({ key, value }) =>
      key?.startsWith(keptColumnsPrefix) && Array.isArray(value)
        ? [[key.slice(keptColumnsPrefix.length), value.filter((name) => typeof name === 'string')]]
        : [],
    ),
  )
}
