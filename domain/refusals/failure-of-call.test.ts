import { expect, it, test } from 'vitest'

import { failureOfCall } from './failure-of-call.ts'
import { failureTexts, type Names } from './failures.ts'

const names: Record<string, Names> = { tables: ['Tisch', 'Tische'], orders: ['Bestellung', 'Bestellungen'] }
const textOf = (method: string, path: string) => failureOfCall({ method, path }, (slug) => names[slug]).text

test.each([
  ['GET', '/api/tables', 'Tische konnten nicht geladen werden'],
  ['GET', '/api/tables/1', 'Tisch konnte nicht geladen werden'],
  ['POST', '/api/tables', 'Tisch konnte nicht erstellt werden'],
  ['PUT', '/api/tables/1', 'Tisch konnte nicht aktualisiert werden'],
  ['PATCH', '/api/tables/1', 'Tisch konnte nicht aktualisiert werden'],
  ['DELETE', '/api/tables/1', 'Tisch konnte nicht gelöscht werden'],
  ['GET', '/api/whatever', 'Daten konnten nicht geladen werden'],
  ['POST', '/api/whatever', 'Die Änderung konnte nicht gespeichert werden'],
  ['DELETE', '/api/whatever', 'Der Eintrag konnte nicht gelöscht werden'],
])('%s %s: %s', (method, path, text) => {
  expect(textOf(method, path)).toBe(text)
})

/** Each of the calls of the specification that is no plain record. */
const calls: Record<keyof typeof failureTexts, string> = {
  statistics: 'GET /api/statistics/orders',
  'config-load': 'GET /api/config',
  'config-save': 'POST /api/globals/config',
  init: 'GET /api/init',
  me: 'GET /api/users/me',
  'device-test': 'POST /api/devices/1/test/print',
  'device-log': 'POST /api/devices/1/request-device-logs',
  command: 'POST /api/digital-signage-devices/1/command',
  'command-abort': 'POST /api/digital-signage-devices/1/command/abort',
  'activity-start': 'POST /api/time-tracking/a/b/working-activities/start',
  'activity-end': 'POST /api/time-tracking/a/b/working-activities/end',
  'activity-pause': 'POST /api/time-tracking/a/b/working-activities/pause',
  'activity-resume': 'POST /api/time-tracking/a/b/working-activities/resume',
  balances: 'GET /api/time-tracking/a/b/balances',
  'working-schedule': 'GET /api/time-tracking/a/b/working-schedules',
  'holiday-balances': 'GET /api/time-sheets/holiday-balances',
  'time-balances': 'GET /api/time-sheets/balances',
  'order-cancel': 'POST /api/orders/1/status/cancel',
  'order-status': 'POST /api/orders/1/status/confirm',
  'order-print': 'POST /api/orders/1/print',
  'order-payment': 'POST /api/orders/1/update-payment-status',
  'order-rating': 'POST /api/orders/public/u/h/questionnaire',
  'order-confirmation': 'POST /api/orders/public/u/h/confirm-counter-appointment',
  'contact-form': 'POST /api/forms',
  'vehicles-upload': 'POST /api/vehicles/upload',
}

it.each(Object.entries(calls))('every other failure has its call: %s is %s', (failure, call) => {
  const [method = '', path = ''] = call.split(' ')

  expect(textOf(method, path)).toBe(new Map(Object.entries(failureTexts)).get(failure))
})
