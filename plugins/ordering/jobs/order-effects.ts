import * as z from 'zod/mini'

import { mailReaders } from './order-mail.texts.ts'

const change = { order: z.string(), version: z.number() }

/** Something happened to an order; whoever has to hear of it is found out later. */
export const orderPlaced = { name: 'order-placed', facts: z.object(change), daysKept: 30 }
export const orderMoved = {
  name: 'order-moved',
  facts: z.object({ ...change, action: z.string() }),
  daysKept: 30,
}

/** An order that sells vouchers was placed or moved. */
export const voucherSale = {
  name: 'voucher-sale',
  facts: z.object({ order: z.string() }),
  daysKept: 30,
}

const notice = {
  ...change,
  action: z.string(),
  reader: z.enum(mailReaders),
  /** Names a wish of staff to tell it once more. */
  again: z.optional(z.string()),
  /** Of which appointment somebody is reminded, as ISO text: of another one there is another reminder. */
  appointment: z.optional(z.string()),
}

/** One reader is told of one event: by mail, by SMS, or on one device. */
export const orderMail = { name: 'order-mail', facts: z.object(notice), daysKept: 30, waitsFor: 'mails' }
export const orderSms = { name: 'order-sms', facts: z.object(notice), daysKept: 30, waitsFor: 'sms' }
export const orderPush = {
  name: 'order-push',
  facts: z.object({ ...notice, device: z.string() }),
  daysKept: 30,
  waitsFor: 'push',
}
