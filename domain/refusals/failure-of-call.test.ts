import { expect, it, test } from 'vitest'

import { failureOfCall } from './failure-of-call.ts'
import type { failureTexts, Names } from './failures.ts'

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

/** Each of the calls of the specification that is no plain record, and the words of its section 8. */
const calls: Record<keyof typeof failureTexts, [call: string, text: string]> = {
  statistics: ['GET /api/statistics/orders', 'Statistik konnte nicht geladen werden'],
  'config-load': ['GET /api/config', 'Konfiguration konnte nicht geladen werden'],
  'config-save': ['POST /api/globals/config', 'Konfiguration konnte nicht gespeichert werden'],
  init: ['GET /api/init', 'Daten konnten nicht geladen werden'],
  me: ['GET /api/users/me', 'Aktiver Benutzer konnte nicht geladen werden'],
  'device-test': ['POST /api/devices/1/test/print', 'Test nicht erfolgreich'],
  'device-log': ['POST /api/devices/1/request-device-logs', 'Log konnte nicht angefordert werden'],
  command: ['POST /api/digital-signage-devices/1/command', 'Befehl konnte nicht ausgeführt werden'],
  'command-abort': [
    'POST /api/digital-signage-devices/1/command/abort',
    'Befehl konnte nicht abgebrochen werden',
  ],
  'activity-start': [
    'POST /api/time-tracking/a/b/working-activities/start',
    'Aktivität konnte nicht gestartet werden',
  ],
  'activity-end': [
    'POST /api/time-tracking/a/b/working-activities/end',
    'Aktivität konnte nicht beendet werden',
  ],
  'activity-pause': [
    'POST /api/time-tracking/a/b/working-activities/pause',
    'Aktivität konnte nicht pausiert werden',
  ],
  'activity-resume': [
    'POST /api/time-tracking/a/b/working-activities/resume',
    'Aktivität konnte nicht fortgesetzt werden',
  ],
  balances: ['GET /api/time-tracking/a/b/balances', 'Guthaben konnten nicht geladen werden'],
  'working-schedule': [
    'GET /api/time-tracking/a/b/working-schedules',
    'Arbeitsplanung konnte nicht geladen werden',
  ],
  'holiday-balances': ['GET /api/time-sheets/holiday-balances', 'Urlaubskonten konnten nicht geladen werden'],
  'time-balances': ['GET /api/time-sheets/balances', 'Zeitsalden konnten nicht geladen werden'],
  'order-cancel': ['POST /api/orders/1/status/cancel', 'Bestellung konnte nicht storniert werden'],
  'order-status': ['POST /api/orders/1/status/confirm', 'Status der Bestellung konnte nicht geändert werden'],
  'order-print': ['POST /api/orders/1/print', 'Bon konnte nicht gedruckt werden'],
  'order-payment': ['POST /api/orders/1/update-payment-status', 'Zahlungsstatus konnte nicht geprüft werden'],
  'order-rating': ['POST /api/orders/public/u/h/questionnaire', 'Bewertung konnte nicht gesendet werden'],
  'order-confirmation': [
    'POST /api/orders/public/u/h/confirm-counter-appointment',
    'Bestätigung konnte nicht gesendet werden',
  ],
  'contact-form': ['POST /api/forms', 'Kontaktformular konnte nicht verarbeitet werden'],
  'vehicles-upload': ['POST /api/vehicles/upload', 'Fahrzeugliste konnte nicht eingelesen werden'],
}

it.each(Object.entries(calls))('every other failure has its call and its words: %s', (_, [call, text]) => {
  const [method = '', path = ''] = call.split(' ')

  expect(textOf(method, path)).toBe(text)
})
