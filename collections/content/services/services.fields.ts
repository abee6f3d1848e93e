import type { Field } from 'payload'

import { fileField } from '#collections/shared/fields/file-field.ts'
import { imagesField } from '#collections/shared/fields/image-fields.ts'
import { moneyField } from '#collections/shared/fields/money-field.ts'
import { pathField } from '#collections/shared/fields/path-field.ts'
import { positionField } from '#collections/shared/fields/position-field.ts'
import { publicField } from '#collections/shared/fields/public-field.ts'
import { pageField } from '#collections/shared/fields/page-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'

export const servicesFields: Field[] = [
  textField('name', 'Name', { required: true, maxLength: 160, placeholder: 'Fassadenreinigung' }),
  pathField({ description: 'Schlüssel der Leistung in Adressen.', placeholder: 'fassadenreinigung' }),
  publicField('Nur öffentliche Leistungen zeigt die Website.'),
  positionField(),
  textField('category', 'Bereich', { maxLength: 80, placeholder: 'Gebäude', index: true }),
  textareaField('description', 'Beschreibung', { maxLength: 5000 }),
  row(
    moneyField({ name: 'priceFrom', label: 'Preis ab', description: 'Leer: auf Anfrage.', width: '50%' }),
    wholeNumberField('durationMinutes', 'Übliche Dauer in Minuten', { min: 1, max: 100_000, width: '50%' }),
  ),
  imagesField(),
  fileField({ name: 'video', label: 'Video', onlyVideos: true }),
  pageField('site', 'Seite', {
    only: 'custom_service',
    description:
      'Die Seite vom Typ „Leistung“, die mehr erzählt. Ihre Karte zeigt Preis, Dauer und Video und steht an dieser Stelle der Reihenfolge.',
  }),
]
