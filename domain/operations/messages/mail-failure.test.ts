import { expect, it } from 'vitest'

import { judgeMailFailure, type MailVerdict, type TransportError } from './mail-failure.ts'
import { mailFailureText } from './mail-failure.texts.ts'

it.each<[TransportError, MailVerdict, string]>([
  [
    { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
    'refused',
    'Der Mailserver hat diese Adresse endgültig abgelehnt. (Antwort 550)',
  ],
  [{ code: 'EENVELOPE' }, 'refused', 'Der Mailserver hat diese Adresse endgültig abgelehnt.'],
  [
    { code: 'EMESSAGE', responseCode: 552, command: 'DATA' },
    'refused',
    'Der Mailserver hat den Inhalt endgültig abgelehnt. (Antwort 552)',
  ],
  [
    { code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' },
    'later',
    'Der Mailserver hat die E-Mail vorerst nicht angenommen. (Antwort 450)',
  ],
  [
    { code: 'EENVELOPE', responseCode: 553, command: 'MAIL FROM' },
    'away',
    'Der Mailserver nimmt den Absender nicht an. (Antwort 553)',
  ],
  [
    { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' },
    'away',
    'Der Mailserver nimmt die Zugangsdaten nicht an. (Antwort 535)',
  ],
  [{ code: 'EENVELOPE', responseCode: 421 }, 'away', 'Der Mailserver ist nicht erreichbar. (Antwort 421)'],
  [{ code: 'ETIMEDOUT', command: 'CONN' }, 'away', 'Der Mailserver ist nicht erreichbar.'],
  [{}, 'later', 'Der Mailserver hat die E-Mail vorerst nicht angenommen.'],
])('%j is %s: %s', (error, verdict, text) => {
  expect([judgeMailFailure(error), mailFailureText(error)]).toEqual([verdict, text])
})
