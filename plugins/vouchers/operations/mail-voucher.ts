import type { PayloadRequest } from 'payload'

import { promise } from '#kernel/outbox/promise.ts'

import { againTo, voucherMail } from '../jobs/voucher-mail.ts'
import { ledVoucher } from './seen-voucher.ts'

type Mailing = { id: string; email: string; now: Temporal.Instant }

/** Sends a voucher to whoever is named now, also once more. Asked for twice within a minute it is sent to them once. */
export async function mailVoucher(req: PayloadRequest, { id, email, now }: Mailing): Promise<void> {
  const voucher = await ledVoucher(req, id)
  const { payload } = req
  await payload.db.pool.query({
    name: 'name-voucher-recipient',
    text: 'update vouchers set recipient_email = $2 where id = $1',
    values: [voucher.id, email],
  })
  const again = againTo(email, now)

  await promise({ payload }, voucherMail, { voucher: id, again }, `${id}:${again}`)
}
