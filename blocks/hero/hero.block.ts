import { button, heading, lines, picture, sketch } from '#collections/shared/admin/sketch.ts'
import { buttonsField } from '#collections/shared/fields/button-fields.ts'
import { fileField } from '#collections/shared/fields/file-field.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { richTextField } from '#collections/shared/fields/rich-text-field.ts'

import { sectionBlock } from '../shared/section-block.ts'

export const heroBlock = sectionBlock(
  'hero',
  'Der erste Eindruck: ein Versprechen in einem Satz, ein kurzer Absatz, eine Handlung.',
  sketch(picture(4, 6, 112, 68), heading(14, 30, 48), lines(14, 40, 40, 2), button(14, 55)),
  [
    fileField({ name: 'video', label: 'Video', onlyVideos: true, description: 'Läuft stumm in Schleife.' }),
    imageField({ description: 'Steht da, wenn es kein Video gibt, und bis es läuft.' }),
    richTextField('text', 'Text', { hint: 'Eine Überschrift der Ebene 1 und höchstens zwei Sätze.' }),
    buttonsField,
  ],
)
