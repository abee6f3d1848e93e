import type { Field } from 'payload'

import { colorField } from '#collections/shared/fields/color-field.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { layersField } from '#collections/shared/fields/layers-field.ts'
import { pathField } from '#collections/shared/fields/path-field.ts'
import { publicField } from '#collections/shared/fields/public-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { orientationLabels } from '#domain/signage/signage.ts'

export const scenesFields: Field[] = [
  textField('name', 'Name', { required: true, maxLength: 160, placeholder: 'Mittagskarte' }),
  pathField({ description: 'Adresse der Szene im Browser.', placeholder: '/mittagskarte' }),
  publicField('Öffentliche Szenen kann jeder über ihre Adresse öffnen.'),
  row(
    selectField('orientation', 'Ausrichtung', orientationLabels, {
      required: true,
      defaultValue: 'landscape',
      width: '50%',
      description: 'Quer: 1920 × 1080, hoch: 1080 × 1920 Pixel.',
    }),
    wholeNumberField('duration', 'Dauer in Sekunden', {
      min: 1,
      max: 86_400,
      required: true,
      defaultValue: 15,
      width: '50%',
    }),
  ),
  colorField({ name: 'background', label: 'Hintergrund', defaultValue: '#000000' }),
  imageField({ name: 'backgroundImage', label: 'Hintergrundbild', description: 'Füllt die ganze Fläche.' }),
  layersField('scene'),
]
