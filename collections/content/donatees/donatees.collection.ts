import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'
import { identifierField } from '#collections/shared/fields/identifier-field.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { validateWebAddress } from '#collections/shared/fields/url-validation.ts'

export const donatees = {
  slug: 'donatees',
  labels: { singular: 'Spendenempfänger', plural: 'Spendenempfänger' },
  access: accessOf('donatees'),
  custom: { keyField: 'identifier', policy: { read: { isKept: true } } },
  versions: false,
  defaultSort: 'name',
  defaultPopulate: { name: true },
  fields: [
    identifierField({ description: 'Schlüssel des Empfängers in Adressen.' }),
    textField('name', 'Name', { required: true, maxLength: 160 }),
    textareaField('description', 'Beschreibung', {
      maxLength: 2000,
      description: 'Wofür gespendet wird. Gäste finden den Empfänger auch über diesen Text.',
    }),
    textField('website', 'Website', { maxLength: 500, validate: validateWebAddress }),
    imageField({ name: 'logo', label: 'Logo' }),
  ],
  admin: {
    ...panelOf('operations'),
    description: 'Organisationen, denen Gäste beim Bestellen einen kleinen Betrag spenden können.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'identifier', 'website'],
  },
} satisfies CollectionConfig
