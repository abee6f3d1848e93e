import type { PayloadRequest } from 'payload'

import { inTurn } from '#kernel/database/in-turn.ts'
import { promised, promiseTogether } from '#kernel/outbox/promise.ts'

import { againTo, voucherMail } from '../jobs/voucher-mail.ts'
import { ledVoucher } from './seen-voucher.ts'

type Mailing = { id: string; email: string; now: Temporal.Instant }

/**
 * Sends a voucher to whoever is named now, also once more; they are named exactly if it is promised to them. Asked for
 * twice within a minute it is sent to them once.
 */
export async function mailVoucher(req: PayloadRequest, { id, email, now }: Mailing): Promise<void> {
  const voucher = await ledVoucher(req, id)
  const again = againTo(email, now)

  await inTurn(req.payload.db.pool, `voucher-mail:${id}`, async (connection) => {
    await connection.query({
      name: 'name-voucher-recipient',
      text: 'update vouchers set recipient_email = $2 where id = $1',
      values: [voucher.id, email],
    })
    await promiseTogether(connection, [promised(voucherMail, { voucher: id, again }, `${id}:${again}`)])
  })
}
