import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { companyDaysFields } from './company-days.fields.ts'

/** Days on which the house owes its people nothing, although the law would have them work. */
export const companyDays = {
  slug: 'company-days',
  labels: { singular: 'Betriebstag', plural: 'Betriebstage' },
  access: accessOf('company-days'),
  custom: { periodField: 'day' },
  versions: false,
  defaultSort: '-day',
  defaultPopulate: { name: true, day: true, share: true },
  fields: companyDaysFields,
  admin: {
    ...panelOf('workforce'),
    description:
      'Freie Tage, die der Betrieb selbst gewährt. Gesetzliche Feiertage kommen aus Land und Region der Filiale.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'day', 'share', 'isYearly', 'branches'],
    listSearchableFields: ['name', 'day'],
  },
} satisfies CollectionConfig
