import { richTextField } from '#collections/shared/fields/rich-text-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'

import { sectionBlock } from '../ui/section-block.ts'

export const newsArchiveBlock = sectionBlock('newsArchive', 'Alle Neuigkeiten, die neueste zuerst.', [
  textField('subheadline', 'Überzeile', { maxLength: 120 }),
  richTextField('text', 'Text'),
])
