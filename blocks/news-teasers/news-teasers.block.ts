import { button, cards, heading, lines, picture, sketch } from '#collections/shared/admin/sketch.ts'
import { pageField, pagesField } from '#collections/shared/fields/page-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { defaultArchiveLabel } from '#domain/content/links.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

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
    pagesField('teasers', 'Neuigkeiten', {
      maxRows: 3,
      only: 'custom_news',
      description: 'Drei Plätze; freie füllen sich mit den neuesten Newsseiten.',
    }),
    textField('archiveLabel', 'Beschriftung des Archivs', {
      maxLength: 80,
      defaultValue: defaultArchiveLabel,
    }),
    pageField('archive', 'Archivseite', {
      description: 'Leer: die Seite mit dem Abschnitt „Archiv der Neuigkeiten“.',
    }),
  ],
)
