import type { Field } from 'payload'

import { identifierField } from '#collections/shared/fields/identifier-field.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { linkField } from '#collections/shared/fields/link-field.ts'
import { publicField } from '#collections/shared/fields/public-field.ts'
import { pageField } from '#collections/shared/fields/page-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { hideUnseenSections } from '#collections/shared/hide-unseen-sections.ts'
import { defaultButtonLabel } from '#domain/content/links.ts'
import { isInnermost } from '#domain/content/pieces.ts'
import { sectionTypes } from '#domain/content/section-types.ts'

export const blocksFields: Field[] = [
  textField('name', 'Name', { required: true, maxLength: 160, placeholder: 'Sommeraktion' }),
  identifierField({
    description: 'Schlüssel der Stelle. „news“ erscheint beim Öffnen der Website als Hinweis.',
    isUnique: false,
  }),
  relationField('division', 'Organisation', 'divisions', {
    inSidebar: true,
    description: 'Leer: für alle. Der Inhalt einer Organisation geht vor.',
  }),
  publicField(),
  {
    name: 'content',
    label: 'Inhalt',
    type: 'group',
    fields: [
      {
        name: 'body',
        label: 'Hinweis',
        type: 'group',
        admin: { hideGutter: true },
        fields: [
          imageField(),
          pageField('target', 'Zielseite', {
            description: 'Öffnet sich beim Klick; geht der Adresse vor.',
          }),
          linkField({ description: 'Öffnet sich beim Klick, wenn keine Zielseite gewählt ist.' }),
          textField('label', 'Beschriftung', {
            maxLength: 60,
            placeholder: defaultButtonLabel,
            description: 'Steht auf der Taste, die zum Ziel führt.',
          }),
          { name: 'text', label: 'Text', type: 'richText' },
        ],
      },
      {
        name: 'sections',
        label: 'Abschnitte des Bausteins',
        labels: { singular: 'Abschnitt', plural: 'Abschnitte' },
        type: 'blocks',
        blocks: [],
        blockReferences: sectionTypes,
        filterOptions: () => sectionTypes.filter((blockType) => isInnermost({ blockType })),
        maxRows: 20,
        hooks: { afterRead: [hideUnseenSections] },
        custom: { hasUnseenRows: true },
        admin: {
          initCollapsed: true,
          description:
            'Seiten zeigen sie mit dem Abschnitt „Baustein“. Was eine Seite nach ihrem Typ nicht enthalten kann, lässt sie aus.',
        },
      },
    ],
  },
]
