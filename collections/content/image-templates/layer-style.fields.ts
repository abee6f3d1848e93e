import type { Field } from 'payload'

import { colorField } from '#collections/shared/fields/color-field.ts'
import { optionsFrom } from '#collections/shared/fields/options-from.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'

const choice = (
  name: string,
  label: string,
  defaultValue: string,
  labels: Record<string, string>,
): Field => ({
  name,
  label,
  type: 'select',
  defaultValue,
  enumName: `enum_image_template_${name.toLowerCase()}`,
  options: optionsFrom(labels),
  admin: { width: '25%' },
})

/** How a layer looks; what a type does not know is ignored when the picture is drawn. */
export const styleField: Field = {
  name: 'style',
  label: 'Gestaltung',
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [
        colorField({ name: 'color', label: 'Farbe', defaultValue: '#1D1D1D', width: '25%' }),
        colorField({ name: 'background', label: 'Hintergrund', width: '25%' }),
        wholeNumberField('opacity', 'Deckkraft in %', { min: 0, max: 100, defaultValue: 100, width: '25%' }),
        wholeNumberField('radius', 'Eckenrundung in Pixel', {
          min: 0,
          max: 4000,
          defaultValue: 0,
          width: '25%',
        }),
      ],
    },
    relationField('font', 'Schrift', 'fonts', { description: 'Leer: die Schrift der Website.' }),
    {
      type: 'row',
      fields: [
        wholeNumberField('fontSize', 'Schriftgröße in Pixel', {
          min: 4,
          max: 2000,
          defaultValue: 48,
          width: '25%',
        }),
        wholeNumberField('lineHeight', 'Zeilenhöhe in %', {
          min: 50,
          max: 300,
          defaultValue: 120,
          width: '25%',
        }),
        choice('align', 'Ausrichtung', 'left', { left: 'Links', center: 'Mitte', right: 'Rechts' }),
        choice('verticalAlign', 'Senkrecht', 'top', { top: 'Oben', middle: 'Mitte', bottom: 'Unten' }),
      ],
    },
    {
      type: 'row',
      fields: [
        choice('fit', 'Bildausschnitt', 'cover', { cover: 'Füllen', contain: 'Ganz zeigen' }),
        choice('overflow', 'Zu langer Text', 'shrink', {
          shrink: 'Verkleinern',
          ellipsis: 'Mit … kürzen',
          error: 'Als Fehler melden',
        }),
        choice('shape', 'Form', 'rectangle', { rectangle: 'Rechteck', ellipse: 'Ellipse', line: 'Linie' }),
      ],
    },
  ],
}
