import { fileField } from '#collections/shared/fields/file-field.ts'
import { richTextField } from '#collections/shared/fields/rich-text-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'

import { sectionBlock } from '../ui/section-block.ts'

export const animationBlock = sectionBlock(
  'animation',
  'Ein Video, das Besucher mit einem Regler von schmutzig bis sauber führen.',
  [
    textField('subheadline', 'Überzeile', { maxLength: 120 }),
    richTextField('text', 'Text'),
    fileField({ name: 'video', label: 'Video', onlyVideos: true }),
  ],
)
