import type { Field, NumberField } from 'payload'

import { panelField } from './panel-field.ts'
import { row } from './row.ts'

/** A place by its coordinates, which a map shows and sets. Spec: website 3, geolocation. */
export const geolocationFields = (): Field[] => [
  {
    ...panelField(
      'geolocation',
      '/collections/shared/admin/geolocation/geolocation-field.tsx#GeolocationField',
    ),
    label: 'Lage',
  },
  row(coordinate('latitude', 'Breitengrad', 90), coordinate('longitude', 'Längengrad', 180)),
]

const coordinate = (name: string, label: string, max: number): NumberField => ({
  name,
  label,
  type: 'number',
  min: -max,
  max,
  admin: { width: '50%', step: 0.000_001 },
})
