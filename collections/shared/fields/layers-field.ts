import type { ArrayField, Field } from 'payload'

import { imageField } from './image-fields.ts'
import { optionsFrom } from './options-from.ts'
import { switchField } from './switch-field.ts'
import { textareaField, textField } from './text-field.ts'
import { wholeNumberField } from './whole-number-field.ts'
import {
  canBind,
  layerBindingLabels,
  type LayerBinding,
  type LayerType,
  layerTypeLabels,
} from '#domain/content/template-layers.ts'

import { layerStyleField } from './layer-style-field.ts'
import { rowLabel } from './row-label.ts'
import { row } from './row.ts'
import { selectField } from './select-field.ts'

type Layer = { type?: LayerType; binding?: LayerBinding }

const hasType =
  (...types: LayerType[]) =>
  (_data: unknown, layer: Layer | undefined) =>
    types.some((type) => type === layer?.type)

const pixels = (name: string, label: string, min: number) =>
  wholeNumberField(name, label, {
    min,
    max: 8000,
    required: true,
    defaultValue: Math.max(min, 0),
    width: '20%',
  })

const geometry: Field = {
  name: 'geometry',
  label: 'Lage in Pixel',
  type: 'group',
  fields: [
    row(
      pixels('x', 'Von links', -8000),
      pixels('y', 'Von oben', -8000),
      pixels('width', 'Breite', 1),
      pixels('height', 'Höhe', 1),
      wholeNumberField('rotation', 'Drehung in Grad', {
        min: -360,
        max: 360,
        defaultValue: 0,
        width: '20%',
      }),
    ),
  ],
}

const typeField = (owner: string): Field =>
  selectField('type', 'Art', layerTypeLabels, {
    required: true,
    defaultValue: 'text',
    enumName: `enum_${owner}_layer_type`,
    width: '30%',
  })

/** What stands in the layer when it takes its text from nowhere else. */
const ownText: Field = {
  ...textareaField('text', 'Text', { maxLength: 2000 }),
  admin: {
    rows: 2,
    description: 'Bei QR-Codes die Adresse, die der Code öffnet.',
    condition: (_data, layer: Layer | undefined) =>
      hasType('text', 'qr')(_data, layer) && (layer?.binding ?? 'none') === 'none',
  },
}

const bindingField = (owner: string): Field => ({
  name: 'binding',
  label: 'Inhalt aus',
  type: 'select',
  required: true,
  defaultValue: 'none',
  enumName: `enum_${owner}_binding`,
  options: optionsFrom(layerBindingLabels),
  validate: (value: unknown, { siblingData }: { siblingData: Layer }) => {
    const { type = 'text' } = siblingData

    return (
      canBind(type, (value ?? 'none') as LayerBinding) ||
      `Eine Ebene der Art „${layerTypeLabels[type]}“ kann diesen Inhalt nicht zeigen.`
    )
  },
  admin: { width: '40%', description: 'Woher der Inhalt kommt, wenn das Bild entsteht.' },
})

/** Drawn in this order: the last one lies on top. `owner` leads the names in the database. */
export const layersField = (owner: 'image_template' | 'scene'): ArrayField => ({
  name: 'layers',
  label: 'Ebenen',
  labels: { singular: 'Ebene', plural: 'Ebenen' },
  type: 'array',
  dbName: `${owner}_layers`,
  maxRows: 60,
  fields: [
    row(
      textField('name', 'Name', { required: true, maxLength: 80, width: '30%' }),
      typeField(owner),
      bindingField(owner),
    ),
    geometry,
    ownText,
    { ...imageField(), admin: { condition: hasType('image') } },
    layerStyleField(owner),
    switchField('isVisible', 'Sichtbar', { isOn: true }),
  ],
  admin: {
    initCollapsed: true,
    description: 'Von hinten nach vorne; durch Ziehen sortieren.',
    components: rowLabel('name'),
  },
})
