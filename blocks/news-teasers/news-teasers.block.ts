import { button, cards, heading, lines, picture, sketch } from '#collections/shared/admin/sketch.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'

import { introFields, sectionBlock } from '../ui/section-block.ts'

export const sectionNewsTeasersBlock = sectionBlock(
  'sectionNewsTeasers',
  'Drei Neuigkeiten; was nicht gewählt ist, wird mit den neuesten gefüllt.',
  sketch(
    heading(8, 8, 44),
    cards((x) => `${picture(x, 20, 30, 24)}${lines(x, 49, 30, 2)}`),
    button(48, 66),
  ),
  [
    ...introFields,
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
