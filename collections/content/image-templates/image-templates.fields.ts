import type { Field } from 'payload'

import { colorField } from '#collections/shared/fields/color-field.ts'
import { identifierField } from '#collections/shared/fields/identifier-field.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { layersField } from '#collections/shared/fields/layers-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'

const size = (name: string, label: string, defaultValue: number) =>
  wholeNumberField(name, label, { min: 16, max: 8000, required: true, defaultValue, width: '33%' })

export const imageTemplatesFields: Field[] = [
  textField('name', 'Name', { required: true, maxLength: 160, placeholder: 'Preisschild A6' }),
  identifierField({ description: 'Schlüssel der Vorlage in Verweisen.' }),
  row(
    size('width', 'Breite in Pixel', 1200),
    size('height', 'Höhe in Pixel', 630),
    colorField({ name: 'background', label: 'Hintergrund', defaultValue: '#FFFFFF', width: '34%' }),
  ),
  imageField({ name: 'backgroundImage', label: 'Hintergrundbild', description: 'Füllt die ganze Fläche.' }),
  layersField('image_template'),
]
