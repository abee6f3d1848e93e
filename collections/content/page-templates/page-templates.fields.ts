import type { Field } from 'payload'

import { relationField } from '#collections/shared/fields/relation-field.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { sectionsOf, sectionTypes } from '#domain/content/section-types.ts'
import { plainSiteType, siteTypeLabels } from '#domain/content/site-types.ts'

export const pageTemplatesFields: Field[] = [
  textField('name', 'Name', { required: true, maxLength: 160, placeholder: 'Leistung mit Preisen' }),
  textField('description', 'Wofür', { maxLength: 200 }),
  selectField('type', 'Seitentyp', siteTypeLabels, {
    required: true,
    defaultValue: plainSiteType,
    inSidebar: true,
  }),
  relationField('division', 'Organisation', 'divisions', {
    inSidebar: true,
    description: 'Leer: für alle.',
  }),
  {
    name: 'sections',
    label: 'Abschnitte',
    labels: { singular: 'Abschnitt', plural: 'Abschnitte' },
    type: 'blocks',
    blocks: [],
    blockReferences: sectionTypes,
    filterOptions: ({ data }) => [...sectionsOf(data.type)],
    maxRows: 60,
    admin: { initCollapsed: true },
  },
]
