import { expect, it } from 'vitest'

import { messageKindLabels } from '#domain/operations/messages/message-terms.ts'

import type { FoundOrder } from '../operations/find-order.ts'
import { composeOrderMail } from './compose-order-mail.ts'
import { readersOf } from './order-mail.texts.ts'

const item = {
  name: 'Pizza <Margherita>',
  amount: 2,
  unit: 'piece',
  gross: 2180,
  parts: [{ name: 'Rand', options: [{ name: 'dünn' }], text: null }],
}
const at = '2026-11-27T04:00:00.000Z'
// Only what a mail reads; a whole order has forty fields more.
const annas = {
  ticketNumber: 12,
  status: 'awaiting',
  counterAppointmentStatus: 'none',
  type: 'delivery',
  isQuotation: false,
  isEstimated: false,
  tableIdentifier: null,
  appointmentDate: '2026-12-24T17:30:00.000Z',
  counterAppointment: null,
  rejectionMessage: 'Der Ofen ist aus',
  comment: 'Bitte <b>läuten</b>',
  firstName: 'Anna',
  lastName: 'Huber & Co',
  phone: '+43 1 234',
  deliveryGross: 0,
  discounts: [],
  donation: 0,
  tip: 0,
  total: 2180,
  branchView: { name: 'Gasthaus am Eck', timeZone: 'Europe/Vienna' },
  items: [item],
} as unknown as FoundOrder

const quotation = {
  message: 'Inklusive Geschirr',
  validUntil: '2026-12-20T23:00:00.000Z',
  items: [item],
  total: 2000,
  appointment: null,
}
/** How the order stands that the event is about; without it a mail would be overtaken. */
const standings: Readonly<Record<string, object>> = {
  propose: { counterAppointmentStatus: 'open', counterAppointment: '2026-12-24T18:00:00.000Z' },
  void: { status: 'canceled', voidedAt: at, history: [{ to: 'canceled', at }] },
  quote: { isQuotation: true, quotationStatus: 'offered', quotation },
  completed: { status: 'completed', questionnaireRating: null, voidedAt: null },
  remind: { status: 'confirmed', voidedAt: null },
  'withdraw-quotation': { isQuotation: true, quotationStatus: 'withdrawn' },
  'decline-quotation': { isQuotation: true, quotationStatus: 'declined' },
  'expire-quotation': { isQuotation: true, quotationStatus: 'expired' },
}

const mails = Object.keys(messageKindLabels)
  .filter((kind) => kind.startsWith('order-'))
  .map((kind) => kind.slice('order-'.length))
  .flatMap((action) => readersOf(action).map((reader) => [action, reader] as const))

it.each(mails)('the mail of „%s“ to the %s is as it was looked at, in text and HTML', (action, reader) => {
  const mail = composeOrderMail({
    order: { ...annas, ...standings[action] },
    action,
    reader,
    currency: 'EUR',
    statusUrl: 'https://eck.test/status/u/h',
    backendUrl: 'https://eck.test/backend/1',
    brand: { name: 'Gasthaus am Eck', color: '#10302A' },
    refunded: action.startsWith('refund') ? 850 : null,
  })

  expect(mail?.text).not.toMatch(/undefined|[{}]/)
  expect(mail?.text).toMatchSnapshot('text')
  // One line for each element, so that a change is seen where it is.
  expect(mail?.html.replaceAll('><', '>\n<')).toMatchSnapshot('html')
  expect(mail?.html).not.toMatch(/<(?:img|link|script|b)\b|Margherita>/)
})

it('every event that the log knows of an order has a mail', () => {
  const known = new Set(mails.map(([action]) => `order-${action}`))

  expect(
    Object.keys(messageKindLabels).filter((kind) => kind.startsWith('order-') && !known.has(kind)),
  ).toEqual([])
})
