import { readPushKeys } from '#plugins/messages/push/push-keys.ts'
import type { FakePushService } from '#plugins/messages/push/testing/fake-push-service.ts'
import { sevenKey, sevenSignKey } from '#plugins/messages/sms/testing/fake-sms-houses.ts'
import { annasOrder } from '#plugins/ordering/testing/corner-shop.ts'
import { readCode } from '#plugins/vouchers/testing/voucher-house.ts'

import type { WholeHouse } from './whole-house.ts'

type Scene = {
  house: WholeHouse
  /** As whoever is in charge, unless other headers are given. */
  send: (method: string, path: string, body: object, headers?: Record<string, string>) => Promise<void>
}

/** SMS to guests, and a browser that is told of orders: what it keeps to itself is answered. */
export async function sayByAllWays({ house, send }: Scene, push: FakePushService) {
  await send('POST', '/api/config', { enablePluginSMS: true })
  await send('POST', '/api/sms-accounts', { name: 'SMS', sender: 'Eck', provider: 'seven' })
  const { rows } = await house.app.pool.query<{ id: string }>('select id from sms_accounts')
  await send('POST', `/api/sms-accounts/${rows[0]?.id}/key`, { key: sevenKey, signKey: sevenSignKey })
  await send('PATCH', `/api/branches/${house.shop.shop.branch}`, { smsEvents: ['place'] })
  const keys = await readPushKeys(house.app.payload)
  const device = push.subscribe(keys.publicKey)
  await send('POST', '/api/push/devices', device)

  return {
    'the key of the SMS account': sevenKey,
    'with which SMS reports are signed': sevenSignKey,
    'with which the house proves itself to browsers': keys.privateKey,
    'where a browser is reached': device.endpoint,
    'what a browser shares with the house': device.keys.auth,
  }
}

/** The code of a voucher that is given away and asked for. */
export async function giveVoucher({ house, send }: Scene): Promise<string> {
  const { branch } = house.shop.shop
  const kind = { kind: 'multi-purpose', reach: 'division', taxRate: null, expiresOn: null }
  const to = { recipientName: 'Anna', recipientEmail: 'anna@gast.test', message: null }
  const gift = { branch, value: 5000, ...kind, ...to, reason: 'Suppe kalt' }
  await send('POST', '/api/vouchers/gifts', gift, { 'idempotency-key': 'ein-gutschein' })
  const { rows } = await house.app.pool.query<{ id: string }>('select id from vouchers')
  const code = await readCode(house.app, String(rows[0]?.id))
  await send('POST', '/api/vouchers/find', { code })

  return code
}

/** An order whose guest has written something down, and what leads to it and to others: whoever has that reads them. */
export async function orderWith({ house, send }: Scene, comment: string): Promise<Record<string, string>> {
  const wish = annasOrder(house.shop.shop, { comment, phone: '+43 664 7654321', paymentMethod: 'cash' })
  await send('POST', '/api/orders', wish, { 'idempotency-key': 'mit-nummer' })
  const { rows } = await house.app.pool.query<{ hash: string }>(
    'select hash from orders order by placed_at desc limit 20',
  )

  return Object.fromEntries(rows.map(({ hash }, index) => [`the link of order ${index}`, hash]))
}
