import type { Field, Tab } from 'payload'

import { onlyLeadOfBranchReads } from '#collections/shared/access/field-access.ts'
import { row } from '#collections/shared/fields/row.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { type WageType, wageTypeLabels } from '#domain/workforce/payroll/wage-hours.ts'

/** By what numbers whoever pays knows the branch. Nobody but its lead sees them. */
export const payrollTab: Tab = {
  label: 'Lohn',
  description:
    'Mit diesen Nummern gehen die Stunden abgeschlossener Monate an die Lohnverrechnung. Was keine Lohnart hat, wird an DATEV LODAS nicht übergeben.',
  fields: [
    {
      name: 'payroll',
      label: 'Lohn',
      type: 'group',
      access: onlyLeadOfBranchReads,
      fields: [
        row(
          wholeNumberField('consultantNumber', 'Beraternummer', { min: 1001, max: 9_999_999, width: '50%' }),
          wholeNumberField('clientNumber', 'Mandantennummer', { min: 1, max: 99_999, width: '50%' }),
        ),
        row(wageTypeField('worked'), wageTypeField('overtime'), wageTypeField('public-holiday')),
        row(wageTypeField('night'), wageTypeField('sunday'), wageTypeField('holiday')),
        row(wageTypeField('vacation'), wageTypeField('sick')),
        row(wageTypeField('training'), wageTypeField('public-duty')),
      ],
    },
  ],
}

/** Fields are named like what they are for, as a column can be. */
function wageTypeField(type: WageType): Field {
  const name = type.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

  return wholeNumberField(name, `Lohnart: ${wageTypeLabels[type]}`, { min: 1, max: 9999, width: '33%' })
}
