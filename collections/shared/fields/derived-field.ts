import type { TextField } from 'payload'

import { nobodyWrites } from '../access/field-access.ts'
import { hidePersonInTitle } from '../people/hide-person-in-title.ts'
import { namingPerson } from '../people/title-with-person.ts'

const personCells = '/collections/shared/admin/person/person-cells.tsx'

/** What the product calls a record, derived from its other fields whenever it is saved; found and sorted by it. */
export const derivedField = (name: string, label: string) =>
  ({
    name,
    label,
    type: 'text',
    index: true,
    access: nobodyWrites,
    // The log tells of what it is derived from.
    custom: { isDerived: true },
    admin: { hidden: true },
  }) satisfies TextField

/** What a person is called, in lists beside the initials. */
export const personNameField = (): TextField => ({
  ...derivedField('name', 'Name'),
  admin: { hidden: true, components: { Cell: `${personCells}#PersonNameCell` } },
})

/** Says in words whom a record is about, and when. Last among the fields, because the form leaves its place empty. */
export const titleWithPersonField = (): TextField => {
  const field = derivedField('title', 'Bezeichnung')

  return {
    ...field,
    custom: { ...field.custom, ...namingPerson },
    admin: { hidden: true, components: { Cell: `${personCells}#PersonTitleCell` } },
    hooks: { afterRead: [hidePersonInTitle] },
  }
}
