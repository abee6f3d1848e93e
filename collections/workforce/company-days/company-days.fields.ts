import type { Field } from 'payload'

import { dayField } from '#collections/shared/fields/day-field.ts'
import { relationsField } from '#collections/shared/fields/relation-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { shareLabels } from '#domain/workforce/calendar/company-days.ts'

export const companyDaysFields: Field[] = [
  textField('name', 'Name', { required: true, maxLength: 80, placeholder: 'Heiliger Abend' }),
  row(
    dayField('day', 'Tag', { required: true, width: '50%' }),
    selectField('share', 'Dauer', shareLabels, { required: true, defaultValue: 'whole', width: '50%' }),
  ),
  switchField('isYearly', 'Jedes Jahr', {
    description: 'Am selben Tag in jedem Jahr, vom Jahr des angegebenen Tages an.',
  }),
  relationsField('branches', 'Filialen', 'branches', {
    inSidebar: true,
    description: 'Leer: in allen Filialen.',
  }),
]
