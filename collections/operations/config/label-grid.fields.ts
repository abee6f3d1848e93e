import type { GroupField } from 'payload'

import { row } from '#collections/shared/fields/row.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'

const count = (name: string, label: string, defaultValue: number) =>
  wholeNumberField(name, label, { required: true, min: 1, max: 50, defaultValue, width: '50%' })

/** Spec: back office 9, label grid. */
export const labelGrid: GroupField = {
  name: 'labelGrid',
  label: 'Etikettenraster',
  type: 'group',
  admin: {
    description:
      'Wie viele Etiketten auf einen Bogen passen, zum Beispiel mit QR Codes. Programme, die Etiketten drucken, lesen es über die Schnittstelle.',
  },
  fields: [
    row(count('compactRows', 'Kompakt: Zeilen', 12), count('compactColumns', 'Kompakt: Spalten', 4)),
    row(count('detailRows', 'Ausführlich: Zeilen', 5), count('detailColumns', 'Ausführlich: Spalten', 2)),
  ],
}
