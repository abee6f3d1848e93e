import type { Field } from 'payload'

import { colorField } from './color-field.ts'
import { relationField } from './relation-field.ts'
import { row } from './row.ts'
import { selectField } from './select-field.ts'
import { wholeNumberField } from './whole-number-field.ts'

const choice = (
  owner: string,
  name: string,
  label: string,
  defaultValue: string,
  labels: Record<string, string>,
): Field =>
  selectField(name, label, labels, {
    defaultValue,
    enumName: `enum_${owner}_${name.toLowerCase()}`,
    width: '25%',
  })

const quarter = (name: string, label: string, min: number, max: number, defaultValue: number): Field =>
  wholeNumberField(name, label, { min, max, defaultValue, width: '25%' })

/** How a layer looks; what a type does not know is ignored when the picture is drawn. */
export const layerStyleField = (owner: string): Field => ({
  name: 'style',
  label: 'Gestaltung',
  type: 'group',
  fields: [
    row(
      colorField({ name: 'color', label: 'Farbe', defaultValue: '#1D1D1D', width: '25%' }),
      colorField({ name: 'background', label: 'Hintergrund', width: '25%' }),
      quarter('opacity', 'Deckkraft in %', 0, 100, 100),
      quarter('radius', 'Eckenrundung in Pixel', 0, 4000, 0),
    ),
    relationField('font', 'Schrift', 'fonts', { description: 'Leer: die Schrift der Website.' }),
    row(
      quarter('fontSize', 'Schriftgröße in Pixel', 4, 2000, 48),
      quarter('lineHeight', 'Zeilenhöhe in %', 50, 300, 120),
      choice(owner, 'align', 'Ausrichtung', 'left', { left: 'Links', center: 'Mitte', right: 'Rechts' }),
      choice(owner, 'verticalAlign', 'Senkrecht', 'top', { top: 'Oben', middle: 'Mitte', bottom: 'Unten' }),
    ),
    row(
      choice(owner, 'fit', 'Bildausschnitt', 'cover', { cover: 'Füllen', contain: 'Ganz zeigen' }),
      choice(owner, 'overflow', 'Zu langer Text', 'shrink', {
        shrink: 'Verkleinern',
        ellipsis: 'Mit … kürzen',
        error: 'Als Fehler melden',
      }),
      choice(owner, 'shape', 'Form', 'rectangle', {
        rectangle: 'Rechteck',
        ellipse: 'Ellipse',
        line: 'Linie',
      }),
    ),
  ],
})
