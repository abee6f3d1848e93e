import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { setUpBox } from '#plugins/fiscal/fiscal.port.ts'

/** What an accountant of the demo has told the house. */
export async function storeBookingAccounts(req: PayloadRequest): Promise<void> {
  await req.payload.create({
    collection: 'booking-accounts',
    data: {
      name: 'Kanzlei Gruber',
      consultantNumber: 1001,
      clientNumber: 42,
      chart: 'ekr',
      accountLength: 4,
      fiscalYearMonth: 1,
    },
    depth: 0,
    ...asSystem(req),
  })
}

/** The branch that shows how receipts are signed. */
const signingBranch = 'marktplatz'

/** From now on the receipts of one branch are signed by a test device; those of the past were before it. */
export async function signReceipts(payload: Payload, now: Temporal.Instant): Promise<void> {
  const { docs } = await payload.find({
    collection: 'branches',
    where: { identifier: { equals: signingBranch } },
    select: { identifier: true },
    depth: 0,
    limit: 1,
    ...asSystem(await createLocalReq({}, payload)),
  })
  const [branch] = docs
  if (branch) await setUpBox(payload, { branch, scheme: 'rksv', by: null, now })
}
