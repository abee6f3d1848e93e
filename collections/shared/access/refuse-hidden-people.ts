import type { CollectionBeforeChangeHook, CollectionSlug, FlattenedField, PayloadRequest } from 'payload'

import { isUuid } from '#domain/api/is-uuid.ts'
import { peopleRights } from '#domain/people/rights/people.data.ts'

import { asUser } from '#kernel/access/on-behalf.ts'
import { Refused } from '#kernel/refused.ts'
import { rightTo } from '#kernel/access/rights.ts'
import { idOf, staffOf } from '#kernel/access/caller.ts'
import { nobodyWrites } from './field-access.ts'

type People = keyof typeof peopleRights
type Values = Record<string, unknown>

/**
 * Whoever names a person has to be allowed to read who that is: nobody decides about people of other branches, or
 * learns from what is refused when they are away. It stands before every hook that looks up what else is known of
 * the person. Only whom a record is about has to be readable in later changes as well; somebody who helps with it
 * may have moved on.
 */
export const refuseHiddenPeople: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  // Guests and devices are let in by calls of their own, which name nobody.
  if (!staffOf(req)) return data

  for (const { name, people } of fieldsOfPeople(collection.flattenedFields)) {
    const before = operation === 'create' || name === 'user' ? [] : idsIn(originalDoc, name)
    const named = idsIn({ ...originalDoc, ...data }, name).filter((id) => !before.includes(id))
    if (!(await mayRead(req, people, named))) throw hidden(name)
  }
  return data
}

/** Where people may write down a person; what the system alone writes is not asked for. */
function fieldsOfPeople(fields: FlattenedField[]): { name: string; people: People }[] {
  return fields.flatMap((field) =>
    field.type === 'relationship' &&
    isPeople(field.relationTo) &&
    field.access?.create !== nobodyWrites.create
      ? [{ name: field.name, people: field.relationTo }]
      : [],
  )
}

export const isPeople = (slug: unknown): slug is People =>
  typeof slug === 'string' && Object.hasOwn(peopleRights, slug)

function idsIn(values: Values | undefined, field: string): string[] {
  const named = [values?.[field]].flat().filter((each) => each !== null && each !== undefined)

  return [...new Set(named.map(idOf))]
}

async function mayRead(req: PayloadRequest, people: People, ids: string[]): Promise<boolean> {
  if (ids.length === 0 || (await rightTo(req, 'read', people)) === true) return true
  if (!ids.every(isUuid)) return false

  const collection: CollectionSlug = people
  const { totalDocs } = await req.payload.count({ collection, where: { id: { in: ids } }, ...asUser(req) })
  return totalDocs === ids.length
}

/** The same for somebody who does not exist, so that nobody finds out who does. */
function hidden(field: string): Refused {
  const message = 'Sie können nur Personen angeben, die Sie sehen dürfen.'

  return new Refused('not-allowed', {}, [
    { field, message, code: 'not-allowed', data: { errors: [{ message, path: field }] } },
  ])
}
