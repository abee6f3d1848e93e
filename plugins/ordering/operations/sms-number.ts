import type { Pool } from 'pg'

import { isReachedBySms } from '#domain/ordering/order-notices.ts'
import { completePhone, normalisePhone } from '#domain/ordering/phone.ts'

import type { FoundOrder } from './find-order.ts'

type Asked = { order: Pick<FoundOrder, 'branch' | 'phone'>; reader: 'guest' | 'branch'; action: string }
type BranchPhones = { country: string | null; orders: string | null; alarm: string | null }

/** Where SMS about an order go to (E.164); null where there is no number, or none that is reached. */
export async function smsNumber(pool: Pool, { order, reader, action }: Asked): Promise<string | null> {
  const { rows } = await pool.query<BranchPhones>({
    name: 'sms-numbers-of-branch',
    text: `select country::text, nullif(order_notification_phone, '') as orders, nullif(alarm_phone, '') as alarm
             from branches where id = $1`,
    values: [order.branch],
  })
  const { country = null, orders = null, alarm = null } = rows[0] ?? {}
  const ofBranch = action === 'unanswered' ? (alarm ?? orders) : orders
  const phone = normalisePhone(completePhone((reader === 'guest' ? order.phone : ofBranch) ?? '', country))

  return isReachedBySms(phone) ? phone : null
}
