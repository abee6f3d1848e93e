import type * as z from 'zod/mini'

import type { Querying } from '#kernel/database/in-turn.ts'
import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import { endOvertaken, mailLogoOf, sendMail } from '#plugins/messages/messages.port.ts'

import { drawnVoucher } from '../files/make-voucher-file.ts'
import { printedVoucher } from '../operations/printed-voucher.ts'
import { composeVoucherMail } from './compose-voucher-mail.ts'
import { isStillFor, voucherMail } from './voucher-mail.ts'

/** Sends a voucher to whoever was named, else to whoever bought it; without an address there is nothing to do. */
export async function sendVoucherMail(
  { voucher: id, again }: z.output<typeof voucherMail.facts>,
  delivering: Delivering,
): Promise<void> {
  const { payload } = delivering
  const event = `${voucherMail.name}:${again ? `${id}:${again}` : id}`
  const to = await addressOf(payload.db.pool, id)
  if (!to || (again && !isStillFor(again, to)))
    return endOvertaken(payload.db.pool, event, Temporal.Now.instant())
  const voucher = await printedVoucher(payload, id)

  await sendMail(
    {
      kind: 'gift-voucher',
      reader: 'guest',
      event,
      to,
      title: voucher.name,
      about: {
        branch: voucher.branch,
        record: `vouchers:${id}`,
        ...(voucher.order && { order: voucher.order }),
      },
      mail: {
        ...composeVoucherMail(voucher, await mailLogoOf(payload, voucher.branch)),
        attachments: [
          {
            filename: 'Gutschein.pdf',
            content: Buffer.from(await drawnVoucher(voucher, 'a4')),
            contentType: 'application/pdf',
          },
        ],
      },
    },
    delivering,
  )
}

/** Null also for one that is blocked by now. */
async function addressOf(database: Querying, id: string): Promise<string | null> {
  const { rows } = await database.query<{ email: string | null }>({
    name: 'address-of-voucher',
    text: `select coalesce(nullif(v.recipient_email, ''), nullif(o.email, '')) as email
             from vouchers v left join orders o on o.id = v.order_id
            where v.id = $1 and v.voided_at is null`,
    values: [id],
  })
  return rows[0]?.email ?? null
}
