import type { Field } from 'payload'

import { imageField } from '#collections/shared/fields/image-fields.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { type StreamType, streamTypeLabels, streamUrlProblem } from '#domain/signage/signage.ts'

export const streamsFields: Field[] = [
  textField('name', 'Name', { required: true, maxLength: 160, placeholder: 'Kamera Küche' }),
  selectField('type', 'Art', streamTypeLabels, { required: true, defaultValue: 'page' }),
  textField('url', 'Adresse', {
    required: true,
    maxLength: 1000,
    placeholder: 'https://live.example.com/index.m3u8',
    description: 'Ohne Zugangsdaten. Kameras im eigenen Netz beginnen mit „rtsp://“.',
    validate: (value, { siblingData }) => streamUrlProblem(value ?? '', typeOf(siblingData)) ?? true,
  }),
  imageField({
    name: 'fallbackImage',
    label: 'Ersatzbild',
    description: 'Zu sehen, solange der Stream nicht läuft.',
  }),
  switchField('isMuted', 'Ohne Ton', { isOn: true }),
]

function typeOf({ type }: { type?: unknown }): StreamType {
  return typeof type === 'string' && Object.hasOwn(streamTypeLabels, type) ? (type as StreamType) : 'page'
}
