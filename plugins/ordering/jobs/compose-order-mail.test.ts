import { expect, test } from 'vitest'

import type { FoundOrder } from '../operations/find-order.ts'
import { composeOrderMail } from './compose-order-mail.ts'
import { readersOf } from './order-mail.texts.ts'

// Only what a mail reads; a whole order has forty fields more.
const annas = {
  ticketNumber: 12,
  status: 'awaiting',
  counterAppointmentStatus: 'open',
  type: 'takeaway',
  isQuotation: false,
  isEstimated: true,
  tableIdentifier: null,
  appointmentDate: '2026-12-24T17:30:00.000Z',
  counterAppointment: '2026-12-24T18:00:00.000Z',
  rejectionMessage: null,
  comment: null,
  firstName: 'Anna',
  lastName: 'Huber & Co',
  phone: '+43 1 234',
  deliveryGross: 0,
  discounts: [],
  donation: 0,
  tip: 0,
  total: 2180,
  branchView: { name: 'Gasthaus am Eck', timeZone: 'Europe/Vienna' },
  items: [
    {
      name: 'Pizza',
      amount: 2,
      unit: 'piece',
      gross: 2180,
      parts: [{ name: 'Rand', options: [{ name: 'dünn' }], text: null }],
    },
  ],
} as unknown as FoundOrder

const voidedAt = '2026-11-27T04:00:00.000Z'
const links = { statusUrl: 'https://eck.test/status/u/h', backendUrl: 'https://eck.test/backend/1' }
const compose = (action: string, reader: 'guest' | 'branch', changes: Partial<FoundOrder> = {}) =>
  composeOrderMail({ order: { ...annas, ...changes }, action, reader, currency: 'CHF', ...links })

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test('a guest reads what was ordered, when it is ready, what it costs, and where to look', () => {
  const text = plain(compose('place', 'guest')?.text)

  expect(text).toContain('Termin: 24.12.2026, 18:30')
  expect(text).toContain('- 2 Stück Pizza (Rand: dünn), 21,80 CHF')
  expect(text).toContain('Gesamt: ca. 21,80 CHF')
  expect(text).toContain('Status ansehen: https://eck.test/status/u/h')
  expect(text).not.toContain('Vorgeschlagener Termin')
})

test.each([
  ['takeaway', 'Voraussichtlich fertig: 24.12.2026, 18:05'],
  ['delivery', 'Lieferung voraussichtlich: 24.12.2026, 18:05'],
] as const)('a %s order without an appointment says when it is promised for', (type, words) => {
  const changes: Partial<FoundOrder> = {
    type,
    appointmentDate: null,
    promisedAt: '2026-12-24T17:05:00.000Z',
    counterAppointmentStatus: 'none',
  }

  expect(compose('place', 'guest', changes)?.text).toContain(words)
  expect(compose('place', 'branch', changes)?.text).toContain(words)
  expect(compose('cancel', 'guest', { ...changes, status: 'canceled' })?.text).not.toContain(words)
  expect(compose('place', 'guest', { ...changes, promisedAt: null })?.text).not.toContain('oraussichtlich')
})

test('a guest reads no price that the product kept back, nor a sum that would tell it; the branch reads both', () => {
  const [item] = annas.items
  const changes = {
    total: 2510,
    items: [
      { ...item, isPriceHidden: true },
      { ...item, name: 'Cola', gross: 330, parts: [] },
    ],
  } as unknown as Partial<FoundOrder>
  const guests = compose('place', 'guest', changes)
  const branchs = plain(compose('place', 'branch', changes)?.text)

  expect(plain(guests?.text)).toContain(
    '- 2 Stück Pizza (Rand: dünn), Preis auf Anfrage\n- 2 Stück Cola, 3,30 CHF',
  )
  expect(guests?.text).toContain('Gesamt: Preis auf Anfrage')
  expect(JSON.stringify(guests)).not.toMatch(/21,80|25,10/)
  expect(branchs).toContain('- 2 Stück Pizza (Rand: dünn), 21,80 CHF')
  expect(branchs).toContain('Gesamt: ca. 25,10 CHF')
})

test('a mail to the address that a guest typed in repeats nothing else that was typed', () => {
  const typed = 'Gewinnen Sie auf evil.example'
  const [item] = annas.items
  const parts = [{ name: 'Aufschrift', options: [{ name: 'groß' }], text: typed }]
  const changes = {
    firstName: typed,
    lastName: typed,
    comment: typed,
    tableIdentifier: typed,
    phone: typed,
    city: typed,
    items: [{ ...item, parts }],
  } as unknown as Partial<FoundOrder>

  for (const action of [
    'place',
    'confirm',
    'propose',
    'accept',
    'decline',
    'cancel',
    'reject',
    'in-delivery',
  ]) {
    const counter = { counterAppointmentStatus: action === 'propose' ? 'open' : 'none' } as const
    const mail = compose(action, 'guest', { ...changes, ...counter })
    expect([action, mail !== null, JSON.stringify(mail).includes('evil')]).toEqual([action, true, false])
  }
  const forBranch = compose('place', 'branch', changes)?.text
  expect(forBranch).toContain('Aufschrift: groß, Gewinnen')
  expect(forBranch).toContain(`Anmerkung: ${typed}`)
})

test('a branch reads who ordered and gets no link of the guest', () => {
  const mail = compose('place', 'branch')

  expect(mail?.subject).toBe('Neue Bestellung Nr. 12')
  expect(mail?.text).toContain('Telefon: +43 1 234')
  expect(mail?.text).not.toContain('/status/')
  expect(mail?.html).toContain('Anna Huber &amp; Co')
})

test('a proposal names the offered time', () => {
  expect(compose('propose', 'guest')?.text).toContain('Vorgeschlagener Termin: 24.12.2026, 19:00')
})

test('a request for an offer is called a request', () => {
  expect(compose('place', 'guest', { isQuotation: true })?.subject).toBe('Ihre Anfrage bei Gasthaus am Eck')
})

test('a guest reads what became of a line', () => {
  const [item] = annas.items
  const line = {
    ...item,
    name: 'Forelle',
    gross: 2123,
    parts: [],
    calculationModel: 'approximate',
    basis: { price: 2990, unit: 'kilogram', worth: 0.4 },
    weighed: 0.71,
    comment: 'statt Lachs',
  }
  const mail = compose('change-item', 'guest', { items: [line] as FoundOrder['items'] })

  expect(mail?.subject).toBe('Ihre Bestellung wurde geändert')
  expect(plain(mail?.text)).toContain('- 2 Stück Forelle, 21,23 CHF – genau 0,71 kg – statt Lachs')
})

test('only the mail of a rejection gives its reason', () => {
  const rejected = { status: 'rejected', rejectionMessage: 'Der Ofen ist aus' } as const

  expect(compose('reject', 'guest', rejected)?.text).toContain('Begründung: Der Ofen ist aus')
  expect(compose('cancel', 'guest', rejected)?.text).not.toContain('Begründung')
})

test.each<[action: string, changes: Partial<FoundOrder>, isSent: boolean]>([
  ['place', { status: 'confirmed' }, true],
  ['place', { status: 'rejected', rejectionMessage: 'Der Ofen ist aus' }, false],
  ['place', { status: 'canceled' }, false],
  ['place', { status: 'completed' }, false],
  ['propose', { counterAppointmentStatus: 'accepted', status: 'confirmed' }, false],
  ['propose', { counterAppointmentStatus: 'expired', status: 'rejected' }, false],
  ['confirm', { status: 'in-delivery' }, true],
  ['confirm', { status: 'completed' }, true],
  ['confirm', { status: 'canceled' }, false],
  ['accept', { status: 'canceled' }, false],
  ['in-delivery', { status: 'canceled' }, false],
  ['change-item', { status: 'confirmed' }, true],
  ['change-item', { status: 'canceled' }, false],
  ['cancel', { status: 'canceled' }, true],
  ['completed', { status: 'completed', questionnaireRating: null, voidedAt: null }, true],
  ['completed', { status: 'completed', questionnaireRating: 5, voidedAt: null }, false],
  ['completed', { status: 'completed', questionnaireRating: null, voidedAt }, false],
  ['completed', { status: 'confirmed', questionnaireRating: null, voidedAt: null }, false],
  ['remind', { status: 'confirmed', voidedAt: null }, true],
  ['remind', { status: 'canceled', voidedAt: null }, false],
  ['remind', { status: 'completed', voidedAt: null }, false],
  ['refund', { status: 'canceled' }, true],
  ['unanswered', { status: 'awaiting' }, true],
  ['unanswered', { status: 'confirmed' }, false],
  ['void', { status: 'canceled', voidedAt, history: [{ to: 'canceled', at: voidedAt }] }, true],
  [
    'void',
    { status: 'completed', voidedAt, history: [{ to: 'completed', at: '2026-11-26T12:00:00.000Z' }] },
    false,
  ],
])('a late mail of „%s" about an order that is now %j is sent: %s', (action, changes, isSent) => {
  for (const reader of readersOf(action)) {
    expect(compose(action, reader, changes) !== null).toBe(isSent)
  }
})

test.each([
  ['place', ['guest', 'branch']],
  ['confirm', ['guest']],
  ['cancel', ['guest', 'branch']],
  ['change-item', ['guest']],
  ['void', ['guest']],
  ['delivered', []],
  ['completed', ['guest']],
  ['refund', ['guest']],
  ['remind', ['guest']],
  ['unanswered', ['branch']],
])('of „%s" hear %j', (action, readers) => {
  expect(readersOf(action)).toEqual(readers)
})

test('a house’s own words take the place of the usual ones, part by part', () => {
  const own = { 'guest-confirmed': { subject: '{filiale}: {art} Nr. {bestellnummer}', intro: '', sms: null } }
  const changes = { status: 'confirmed' } as const
  const mail = composeOrderMail({
    order: { ...annas, ...changes },
    action: 'confirm',
    reader: 'guest',
    currency: 'EUR',
    own,
    ...links,
  })

  expect(mail?.subject).toBe('Gasthaus am Eck: Bestellung Nr. 12')
  expect(mail?.text).toContain('Ihre Bestellung wurde bestätigt.')
})

test('a mail about money says how much went back', () => {
  const mail = composeOrderMail({
    order: annas,
    action: 'refund-partly',
    reader: 'guest',
    currency: 'EUR',
    refunded: 850,
    ...links,
  })

  expect(plain(mail?.subject)).toBe('Wir haben Ihnen 8,50 € erstattet')
  expect(plain(mail?.text)).toContain('Erstattet: 8,50 €')
})
