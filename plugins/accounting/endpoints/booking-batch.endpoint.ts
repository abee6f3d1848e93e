import { bookingBatchContract } from '#domain/ordering/accounting/accounting.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'

import { makeBookingBatch } from '../operations/make-booking-batch.ts'

export const bookingBatchEndpoint = endpointOf(bookingBatchContract, async (req, { query }) => {
  const { bytes, name } = await makeBookingBatch(req, { ...query, now: Temporal.Now.instant() })

  return new Response(bytes, {
    headers: {
      'content-type': 'text/csv; charset=windows-1252',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
})
