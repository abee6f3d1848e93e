import type { Field } from 'payload'

import { identifierField } from '#collections/shared/fields/identifier-field.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { linkField } from '#collections/shared/fields/link-field.ts'
import { pageField } from '#collections/shared/fields/page-field.ts'
import { positionField } from '#collections/shared/fields/position-field.ts'
import { publicField } from '#collections/shared/fields/public-field.ts'
import { referenceField, relationField } from '#collections/shared/fields/relation-field.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'

const nodeTypeLabels = {
  folder: 'Ordner',
  text: 'Text',
  image: 'Bild',
  link: 'Verweis',
  site: 'Seite',
  reference: 'Eintrag',
}
type NodeType = keyof typeof nodeTypeLabels

const whenType =
  (...types: NodeType[]) =>
  (node: Record<string, unknown>) =>
    types.some((type) => type === node.type)

export const nodesFields: Field[] = [
  textField('name', 'Name', { required: true, maxLength: 160, placeholder: 'Häufige Fragen' }),
  identifierField({ description: 'Schlüssel des Knotens in Verweisen.' }),
  publicField(),
  {
    ...relationField('parent', 'Übergeordnet', 'nodes', {
      inSidebar: true,
      description: 'Leer: oberste Ebene.',
    }),
    filterOptions: ({ id }: { id: string | number }) => (id ? { id: { not_equals: id } } : true),
  },
  positionField(),
  selectField('type', 'Art', nodeTypeLabels, { required: true, index: true, defaultValue: 'text' }),
  {
    name: 'content',
    label: 'Inhalt',
    type: 'group',
    fields: [
      textareaField('description', 'Beschreibung', { maxLength: 1000 }),
      { name: 'text', label: 'Text', type: 'richText', admin: { condition: whenType('text') } },
      { ...imageField(), admin: { condition: whenType('image', 'text', 'folder') } },
      { ...linkField(), admin: { condition: whenType('link'), placeholder: 'https://www.example.com' } },
      pageField('site', 'Seite', { condition: whenType('site') }),
      referenceField('target', 'Eintrag', { condition: whenType('reference') }),
    ],
  },
]
