import type { PayloadRequest } from 'payload'

import type { OnlinePaymentMethod } from '#domain/ordering/order-terms.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

/** The online methods whose money somebody collects: for a division, or for any where none is named. */
export async function collectedMethods(
  req: PayloadRequest,
  division?: string | null,
): Promise<ReadonlySet<OnlinePaymentMethod>> {
  const accounts = await findRecords(asSystem(req), 'payment-accounts', {
    where: {
      and: [
        { isActive: { equals: true } },
        { keyHint: { exists: true } },
        ...(division === undefined
          ? []
          : [
              {
                or: [
                  { division: { exists: false } },
                  ...(division ? [{ division: { equals: division } }] : []),
                ],
              },
            ]),
      ],
    },
    select: { method: true },
  })
  return new Set(accounts.map(({ method }) => method))
}
