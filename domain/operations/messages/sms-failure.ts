import type { MailVerdict } from './mail-failure.ts'

/** Why a provider did not take an SMS: whose fault it is says what becomes of it, and of those behind it. */
export const smsFailures = {
  away: { verdict: 'away', text: 'Der SMS-Anbieter ist nicht erreichbar.' },
  busy: { verdict: 'away', text: 'Der SMS-Anbieter nimmt zurzeit nicht mehr SMS an.' },
  key: { verdict: 'away', text: 'Der SMS-Anbieter nimmt den Schlüssel nicht an.' },
  sender: { verdict: 'away', text: 'Der SMS-Anbieter nimmt den Absender nicht an.' },
  credit: { verdict: 'away', text: 'Das Guthaben beim SMS-Anbieter ist aufgebraucht.' },
  number: { verdict: 'refused', text: 'Der SMS-Anbieter hat diese Nummer endgültig abgelehnt.' },
  content: { verdict: 'refused', text: 'Der SMS-Anbieter hat den Text endgültig abgelehnt.' },
  twin: {
    verdict: 'refused',
    text: 'Derselbe Text ging in den letzten drei Minuten schon an diese Nummer.',
  },
  network: { verdict: 'later', text: 'Das Netz hat die SMS vorerst nicht angenommen.' },
} as const satisfies Readonly<Record<string, { verdict: MailVerdict; text: string }>>
export type SmsFailureName = keyof typeof smsFailures

export const noSmsAccountText = 'Es ist kein SMS-Konto eingerichtet.'
export const tooManySmsText =
  'An diese Nummer gingen in der letzten Stunde schon so viele SMS, wie ein Gast bekommt.'
export const smsDayOverText =
  'Tageslimit erreicht: Das SMS-Konto sendet heute keine SMS mehr an Gäste. E-Mails gehen weiter.'
export const smsAwayText =
  'Der SMS-Anbieter ist zurzeit nicht erreichbar. Der Versand wird von selbst nachgeholt.'
export const smsAwayTooLongText = 'Der SMS-Anbieter war zu lange nicht erreichbar.'
export const smsLoggedText = 'Nur protokolliert, nicht gesendet.'

/** What a provider reports afterwards. */
export const smsBounceTexts = {
  undelivered: 'Das Netz konnte die SMS nicht zustellen.',
  expired: 'Das Telefon war zu lange nicht erreichbar.',
  rejected: 'Das Netz hat die SMS abgelehnt.',
} as const
export type SmsBounce = keyof typeof smsBounceTexts
