import type { Field, NumberField } from 'payload'

import { row } from './row.ts'

/** A place by its coordinates, which a map shows and sets. Spec: website 3, geolocation. */
export const geolocationFields = (): Field[] => [
  {
    name: 'geolocation',
    type: 'ui',
    label: 'Lage',
    admin: {
      disableListColumn: true,
      components: { Field: '/collections/shared/admin/geolocation/geolocation-map.tsx#GeolocationMap' },
    },
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
