import type { ArrayField, DateField, Field } from 'payload'

import { fileField } from '#collections/shared/fields/file-field.ts'
import { hoursField } from '#collections/shared/fields/hours-field.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { type SegmentItemType, segmentItemLabels, transitionLabels } from '#domain/signage/signage.ts'

type Item = { type?: SegmentItemType } | undefined

/** The one of the references that counts; it is mandatory for its type and ignored for the others. */
const contentOf = (type: SegmentItemType, field: Field): Field =>
  ({
    ...field,
    validate: (value: unknown, { siblingData }: { siblingData: Item }) =>
      siblingData?.type !== type || Boolean(value) || `Bitte wählen Sie: ${segmentItemLabels[type]}.`,
    admin: { ...field.admin, condition: (_data: unknown, item: Item) => item?.type === type },
  }) as Field

const itemsField: ArrayField = {
  name: 'items',
  label: 'Ablauf',
  labels: { singular: 'Element', plural: 'Elemente' },
  type: 'array',
  maxRows: 200,
  fields: [
    row(
      selectField('type', 'Art', segmentItemLabels, { required: true, defaultValue: 'scene', width: '34%' }),
      wholeNumberField('duration', 'Dauer in Sekunden', {
        min: 1,
        max: 86_400,
        width: '33%',
        description: 'Leer: Dauer der Szene oder des Videos, sonst 15 Sekunden.',
      }),
      selectField('transition', 'Übergang', transitionLabels, {
        required: true,
        defaultValue: 'fade',
        width: '33%',
      }),
    ),
    contentOf('scene', relationField('scene', 'Szene', 'scenes')),
    contentOf('image', imageField()),
    contentOf('video', fileField({ name: 'video', label: 'Video', onlyVideos: true })),
    contentOf('stream', relationField('stream', 'Stream', 'digital-signage-streams')),
  ],
  admin: { initCollapsed: true, description: 'In dieser Reihenfolge, dann wieder von vorne.' },
}

const validUntil: DateField = {
  ...momentField('validUntil', 'Gültig bis', { inSidebar: true }),
  validate: (value, { siblingData }) => {
    const { validFrom } = siblingData as { validFrom?: string }
    if (value && Number.isNaN(Date.parse(String(value)))) return 'Bitte geben Sie Tag und Uhrzeit an.'

    return (
      !value || !validFrom || new Date(value) > new Date(validFrom) || 'Das Ende muss nach dem Beginn liegen.'
    )
  },
}

export const segmentsFields: Field[] = [
  textField('name', 'Name', { required: true, maxLength: 160, placeholder: 'Mittag' }),
  itemsField,
  hoursField({
    name: 'schedule',
    label: 'Sendezeiten',
    description: 'Ohne Eintrag jederzeit. Gilt in der Zeitzone des Bildschirms.',
  }),
  switchField('isEnabled', 'Aktiv', {
    isOn: true,
    index: true,
    inSidebar: true,
    description: 'Nur aktive Filmsequenzen werden gezeigt.',
  }),
  momentField('validFrom', 'Gültig ab', { index: true, inSidebar: true }),
  validUntil,
]
