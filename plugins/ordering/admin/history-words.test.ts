import { expect, test } from 'vitest'

import type { OrderHistory } from '#domain/ordering/order-history.contract.ts'

import { whatHappened, whoDidIt } from './history-words.ts'

const event = (more: Partial<OrderHistory[number]>): OrderHistory[number] => ({
  version: 1,
  action: 'confirm',
  at: '2026-11-26T01:12:00.000Z',
  reason: null,
  by: { kind: 'staff' },
  ...more,
})
const order = { type: 'takeaway', isQuotation: false } as const

test('people are called by their names, others by what they are', () => {
  expect(whoDidIt(event({ by: { kind: 'staff', id: 'a', name: 'Anna Auer' } }))).toBe('Anna Auer')
  expect(whoDidIt(event({ by: { kind: 'staff' } }))).toBe('Team')
  expect(whoDidIt(event({ by: { kind: 'guest' } }))).toBe('Gast')
  expect(whoDidIt(event({ by: { kind: 'system' } }))).toBe('Automatisch')
  expect(whoDidIt(event({ by: { kind: 'device', name: 'Theke 1' } }))).toBe('Theke 1')
  expect(whoDidIt(event({ by: { kind: 'staff', id: 'a', name: 'Anna Auer', device: 'Theke 1' } }))).toBe(
    'Anna Auer über Theke 1',
  )
  expect(whoDidIt(event({ by: { kind: 'staff', device: 'Theke 1' } }))).toBe('Team über Theke 1')
})

test.each([
  ['confirm', 'confirmed', 'Bestellung bestätigt'],
  ['in-delivery', 'in-delivery', 'Abholbereit'],
  ['propose', undefined, 'Anderen Termin vorgeschlagen'],
  ['accept', 'confirmed', 'Anderen Termin angenommen'],
  ['decline', 'canceled', 'Anderen Termin abgelehnt'],
  ['something-new', undefined, 'Geändert'],
] as const)('%s to %s is told as “%s”', (action, to, words) => {
  expect(whatHappened(event({ action, ...(to && { to }) }), order)).toBe(words)
})

test.each([
  ['quote', undefined, 'Angebot 2 über 12,40 € gesendet'],
  ['accept-quotation', 'confirmed', 'Angebot 2 über 12,40 € angenommen'],
  ['expire-quotation', undefined, 'Angebot 2 über 12,40 € abgelaufen'],
] as const)('%s tells which offer it was about', (action, to, words) => {
  const quoted = { number: 2, total: 1240 }

  expect(whatHappened(event({ action, quoted, ...(to && { to }) }), order).replaceAll('\u00a0', ' ')).toBe(
    words,
  )
})

test.each([
  [{ amount: 3, gross: 3270 }, 3270, 'Pizza: 2 Stück → 3 Stück, Gesamt 21,80 € → 32,70 €'],
  [{ comment: 'ohne Rand' }, 2180, 'Pizza: „ohne Rand“'],
  [{ weighed: 0.4, gross: 1196 }, 1196, 'Pizza: gewogen, Gesamt 21,80 € → 11,96 €'],
  [null, 0, 'Pizza entfernt, Gesamt 21,80 € → 0,00 €'],
])('a line that is %o now is told as it was and is', (now, total, words) => {
  const before = { amount: 2, unit: 'piece', gross: 2180 } as const
  const changedItem = {
    item: 'Pizza',
    before,
    after: now && { ...before, ...now },
    total: { before: 2180, after: total },
  }

  expect(whatHappened(event({ action: 'change-item', changedItem }), order).replaceAll('\u00a0', ' ')).toBe(
    words,
  )
})

test('what the kitchen says is told line by line, and what it calls back as that', () => {
  const line = { item: 'Knödel', unit: 'piece' } as const
  const madeLines = [
    { ...line, made: 2, of: 2 },
    { ...line, item: 'Suppe', made: 1, of: 3 },
    { ...line, item: 'Salat', made: 0, of: 1 },
  ]

  expect(whatHappened(event({ action: 'set-made', madeLines }), order).replaceAll('\u00a0', ' ')).toBe(
    'Küche: Knödel fertig, Suppe: 1 von 3 Stück fertig, Salat doch nicht fertig',
  )
  expect(whatHappened(event({ action: 'recall', madeLines }), order)).toBe('In die Küche zurückgeholt')
})

test('a table that was changed is told as both', () => {
  expect(whatHappened(event({ action: 'move-table', movedTable: { from: '4', to: '9' } }), order)).toBe(
    'Tisch 4 → Tisch 9',
  )
})

test('what a guest entered is told by its names, each of them once', () => {
  const changedFields = ['phone', 'zipCode', 'deliveryZipCode', 'internalNote'] as const
  const told = whatHappened(event({ action: 'change-order', changedFields: [...changedFields] }), order)

  expect(told).toBe('Geändert: Telefon, PLZ, Interne Notiz')
})
