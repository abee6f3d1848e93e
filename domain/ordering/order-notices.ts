import { normalisePhone, phoneProblem, phoneText } from './phone.ts'

/** Of which events a branch may tell its guests by SMS; the rest goes by mail alone. */
export const guestSmsLabels = {
  place: 'Bestellung eingegangen',
  confirm: 'bestätigt',
  propose: 'anderer Termin vorgeschlagen',
  reject: 'abgelehnt',
  cancel: 'storniert',
  'in-delivery': 'unterwegs oder abholbereit',
  quote: 'Angebot',
  remind: 'Erinnerung an den Termin',
} as const

/** What can wait for the morning. A reminder comes when its own moment is, which keeps to the quiet hours already. */
export const canWait = (action: string): boolean => action === 'completed'

/** What staff are called for on their own devices. */
export const callsStaff = (action: string): boolean => action === 'place' || action === 'unanswered'

/** To where SMS go: numbers that strangers type in must not cost whatever they like. */
const reachedCodes = ['+43', '+49', '+41', '+423']

/** Numbers of these countries that cost whoever calls them, or belong to nobody. */
const dearNumbers = /^(?:\+43[89]|\+49(?:118|13[78]|18|19|900)|\+41(?:8[04]|90)|\+4239)/

/** Why somebody's own number gets no SMS, as German text, or null. */
export function smsNumberProblem(text: string): string | null {
  const phone = normalisePhone(text)
  if (phone === '') return phoneText

  return phoneProblem(text) ?? (isReachedBySms(phone) ? null : unreachedText)
}

const unreachedText = 'SMS gehen nur an Nummern in Österreich, Deutschland, der Schweiz und Liechtenstein.'

/** Whether an SMS goes to a number (E.164). */
export const isReachedBySms = (phone: string): boolean =>
  /^\+[1-9]\d{6,14}$/.test(phone) &&
  reachedCodes.some((code) => phone.startsWith(code)) &&
  !dearNumbers.test(phone)
