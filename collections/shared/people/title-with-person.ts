import type { FlattenedField } from 'payload'

import { afterPerson } from '#domain/workforce/record-titles.ts'

/** How a field says of itself that its text begins with the name of the record's `user`. */
export const namingPerson = { namesPerson: true }

export const namesPerson = (field: FlattenedField | undefined): boolean =>
  field !== undefined && 'custom' in field && field.custom?.namesPerson === true

/** What a title says of the record beside whom it is about. */
export function wordsBesidePerson(title: string): string {
  const end = title.indexOf(afterPerson)

  return end < 0 ? '' : title.slice(end + afterPerson.length)
}
