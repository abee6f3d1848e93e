import { onCollection } from '#kernel/api/endpoint-of.ts'
import { capability } from '#kernel/capability/capability.ts'
import { withPalette } from '#plugins/desk/palette.port.ts'

import { bookingAccountsInPalette } from './accounting.palette.ts'
import { bookingBatchEndpoint } from './endpoints/booking-batch.endpoint.ts'

/** What accountants are handed: days that were closed, as bookings on the accounts of the house. */
export const accountingPlugin = capability(
  {
    name: 'accounting',
    collections: { 'day-ends': { endpoints: [onCollection('day-ends', bookingBatchEndpoint)] } },
  },
  (config) => withPalette(config, { kinds: [bookingAccountsInPalette] }),
)
