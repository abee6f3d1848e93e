import type { Field } from 'payload'

import { nobodyWrites } from '#collections/shared/access/field-access.ts'
import { derivedField } from '#collections/shared/fields/derived-field.ts'
import { divisionTheme } from '#collections/shared/fields/division-theme.ts'

export const themesFields: Field[] = [
  divisionTheme,
  derivedField('name', 'Organisation'),
  {
    name: 'division',
    label: 'Gehört zu',
    type: 'relationship',
    relationTo: 'divisions',
    index: true,
    unique: true,
    maxDepth: 1,
    access: nobodyWrites,
    // A theme goes with its division, and keeps none from being deleted.
    custom: { isDerived: true, mayDangle: true },
    admin: { hidden: true },
  },
]
