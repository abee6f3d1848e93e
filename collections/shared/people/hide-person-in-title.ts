import type { FieldHook } from 'payload'

import { idOf, staffOf } from '#kernel/access/caller.ts'
import { afterPerson, openShiftName, withoutPerson } from '#domain/workforce/record-titles.ts'

import { peopleKnownTo } from './people-known-to.ts'

/**
 * A record of a branch stays with it when the person moves on: who may not read the person any more does not learn
 * the name from the title.
 */
export const hidePersonInTitle: FieldHook = async ({ overrideAccess, req, siblingData, value }) => {
  const staff = staffOf(req)
  if (overrideAccess || !staff || typeof value !== 'string') return value

  if (!siblingData.user && value.startsWith(`${openShiftName}${afterPerson}`)) return value
  const person = siblingData.user ? idOf(siblingData.user) : ''
  if (person === staff.id) return value

  const people = await peopleKnownTo(req)
  return people === 'everybody' || people.has(person) ? value : withoutPerson(value)
}
