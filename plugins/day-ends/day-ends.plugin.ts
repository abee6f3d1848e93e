import { accessOf } from '#collections/shared/access/access-of.ts'
import { onCollection } from '#kernel/api/endpoint-of.ts'
import { capability } from '#kernel/capability/capability.ts'
import { withDeskView } from '#plugins/desk/desk.port.ts'
import { withPalette } from '#plugins/desk/palette.port.ts'

import { dayEndsInPalette } from './day-ends.palette.ts'
import { dayEndEndpoints } from './endpoints/day-ends.endpoints.ts'

/** The end of a branch's day: what the ledger comes to, the count of the drawer, and days that stay as they were closed. */
export const dayEndsPlugin = capability(
  {
    name: 'day-ends',
    access: { 'day-closing': accessOf('day-closing') },
    collections: {
      'day-ends': { endpoints: dayEndEndpoints.map((endpoint) => onCollection('day-ends', endpoint)) },
    },
  },
  (config) =>
    withDeskView(withPalette(config, { kinds: [dayEndsInPalette] }), {
      area: 'ordering',
      label: 'Tagesabschluss',
      path: '/day-end',
      right: ['read', 'day-ends'],
      component: '/plugins/day-ends/admin/views.tsx#DayEndView',
    }),
)
