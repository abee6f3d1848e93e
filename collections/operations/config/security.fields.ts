import type { Tab } from 'payload'

import { onlyAdminReads } from '#collections/shared/access/field-access.ts'
import { optionsFrom } from '#collections/shared/fields/options-from.ts'
import { roleLabels } from '#domain/people/roles.ts'

export const securityTab: Tab = {
  label: 'Sicherheit',
  fields: [
    {
      name: 'secondFactorRoles',
      label: 'Zweiter Faktor vorgeschrieben für',
      type: 'select',
      hasMany: true,
      options: optionsFrom(roleLabels),
      access: onlyAdminReads,
      admin: {
        description:
          'Wer eine dieser Rollen und noch keinen zweiten Faktor hat, wird abgemeldet und richtet ihn bei der nächsten Anmeldung ein. Alle anderen können ihn freiwillig einrichten.',
      },
    },
  ],
}
