import type { ArrayField, Field } from 'payload'

import { imageField } from '#collections/shared/fields/image-fields.ts'
import { optionsFrom } from '#collections/shared/fields/options-from.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import {
  canBind,
  layerBindingLabels,
  type LayerBinding,
  type LayerType,
  layerTypeLabels,
} from '#domain/content/template-layers.ts'

import { styleField } from './layer-style.fields.ts'

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
    {
      type: 'row',
      fields: [
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
      ],
    },
  ],
}

const binding: Field = {
  name: 'binding',
  label: 'Inhalt aus',
  type: 'select',
  required: true,
  defaultValue: 'none',
  enumName: 'enum_image_template_binding',
  options: optionsFrom(layerBindingLabels),
  validate: (value: unknown, { siblingData }: { siblingData: Layer }) => {
    const { type = 'text' } = siblingData

    return canBind(type, String(value ?? 'none')) || 'Eine Ebene dieser Art kann diesen Inhalt nicht zeigen.'
  },
  admin: { width: '40%', description: 'Woher der Inhalt kommt, wenn das Bild entsteht.' },
}

/** Drawn in this order: the last one lies on top. */
export const layersField: ArrayField = {
  name: 'layers',
  label: 'Ebenen',
  labels: { singular: 'Ebene', plural: 'Ebenen' },
  type: 'array',
  dbName: 'image_template_layers',
  maxRows: 60,
  fields: [
    {
      type: 'row',
      fields: [
        textField('name', 'Name', { required: true, maxLength: 80, width: '30%' }),
        {
          name: 'type',
          label: 'Art',
          type: 'select',
          required: true,
          defaultValue: 'text',
          enumName: 'enum_image_template_layer_type',
          options: optionsFrom(layerTypeLabels),
          admin: { width: '30%' },
        },
        binding,
      ],
    },
    geometry,
    {
      ...textareaField('text', 'Text', { maxLength: 2000 }),
      admin: {
        rows: 2,
        description: 'Bei QR-Codes die Adresse, die der Code öffnet.',
        condition: (_data, layer: Layer | undefined) =>
          hasType('text', 'qr')(_data, layer) && (layer?.binding ?? 'none') === 'none',
      },
    },
    { ...imageField(), admin: { condition: hasType('image') } },
    styleField,
    switchField('isVisible', 'Sichtbar', { isOn: true }),
  ],
  admin: {
    initCollapsed: true,
    description: 'Von hinten nach vorne; durch Ziehen sortieren.',
    components: {
      RowLabel: {
        path: '/collections/shared/admin/text-row-label.tsx#TextRowLabel',
        clientProps: { field: 'name' },
      },
    },
  },
}
