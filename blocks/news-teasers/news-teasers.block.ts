import { relationField } from '#collections/shared/fields/relation-field.ts'
import { richTextField } from '#collections/shared/fields/rich-text-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'

import { sectionBlock } from '../ui/section-block.ts'

export const sectionNewsTeasersBlock = sectionBlock(
  'sectionNewsTeasers',
  'Drei Neuigkeiten; was nicht gewählt ist, wird mit den neuesten gefüllt.',
  [
    textField('subheadline', 'Überzeile', { maxLength: 120 }),
    richTextField('text', 'Text'),
    {
      name: 'teasers',
      label: 'Neuigkeiten',
      type: 'relationship',
      relationTo: 'sites',
      hasMany: true,
      maxRows: 3,
      filterOptions: { type: { equals: 'custom_news' } },
      admin: { description: 'Drei Plätze; freie füllen sich mit den neuesten Newsseiten.' },
    },
    textField('archiveLabel', 'Beschriftung des Archivs', {
      maxLength: 80,
      defaultValue: 'Zu den Neuigkeiten',
    }),
    relationField('archive', 'Archivseite', 'sites'),
  ],
)
