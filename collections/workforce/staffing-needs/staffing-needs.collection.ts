import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'
import { branchField } from '#collections/shared/fields/branch-field.ts'
import { clockField } from '#collections/shared/fields/clock-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { weekdaysField } from '#collections/shared/fields/weekdays-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'

export const staffingNeeds = {
  slug: 'staffing-needs',
  labels: { singular: 'Personalbedarf', plural: 'Personalbedarf je Filiale' },
  access: accessOf('staffing-needs'),
  versions: false,
  lockDocuments: false,
  defaultSort: 'from',
  defaultPopulate: { position: true, from: true, to: true, count: true, branch: true },
  fields: [
    branchField(),
    row(
      textField('position', 'Einsatz als', {
        required: true,
        maxLength: 80,
        placeholder: 'Service',
        width: '50%',
      }),
      wholeNumberField('count', 'Personen', {
        required: true,
        min: 1,
        max: 100,
        defaultValue: 1,
        width: '50%',
      }),
    ),
    row(
      clockField('from', 'Von', { required: true, width: '50%' }),
      clockField('to', 'Bis', {
        required: true,
        width: '50%',
        description: 'Nicht nach „von“: bis zum nächsten Tag.',
      }),
    ),
    weekdaysField('An diesen Tagen wird so viel Personal gebraucht.'),
  ],
  admin: {
    ...panelOf('workforce'),
    description: 'Wie viele Personen wann gebraucht werden. Die Planung zeigt, wo welche fehlen.',
    useAsTitle: 'position',
    defaultColumns: ['position', 'count', 'from', 'to', 'branch'],
    listSearchableFields: ['position'],
  },
} satisfies CollectionConfig
