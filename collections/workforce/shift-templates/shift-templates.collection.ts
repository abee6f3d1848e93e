import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'
import { branchField } from '#collections/shared/fields/branch-field.ts'
import { clockField } from '#collections/shared/fields/clock-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { weekdaysField } from '#collections/shared/fields/weekdays-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'

export const shiftTemplates = {
  slug: 'shift-templates',
  labels: { singular: 'Schichtvorlage', plural: 'Schichtvorlagen' },
  access: accessOf('shift-templates'),
  versions: false,
  lockDocuments: false,
  defaultSort: 'from',
  defaultPopulate: { name: true, position: true, from: true, to: true, branch: true },
  fields: [
    branchField(),
    row(
      textField('name', 'Name', { required: true, maxLength: 80, placeholder: 'Frühdienst', width: '50%' }),
      textField('position', 'Einsatz als', {
        required: true,
        maxLength: 80,
        placeholder: 'Service',
        width: '50%',
      }),
    ),
    row(
      clockField('from', 'Von', { required: true, width: '33%' }),
      clockField('to', 'Bis', {
        required: true,
        width: '33%',
        description: 'Nicht nach „von“: bis zum nächsten Tag.',
      }),
      wholeNumberField('breakMinutes', 'Pause in Minuten', {
        min: 0,
        max: 480,
        defaultValue: 0,
        width: '33%',
      }),
    ),
    weekdaysField('An diesen Tagen legt die Vorlage beim Anwenden eine offene Schicht an.'),
  ],
  admin: {
    ...panelOf('workforce'),
    description: 'Schichten, die immer wieder gebraucht werden. Angewandt werden sie in der Planung.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'position', 'from', 'to', 'branch'],
    listSearchableFields: ['name', 'position'],
  },
} satisfies CollectionConfig
