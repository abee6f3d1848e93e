import { dayClosedText, notClosableText } from '../ordering/day-end/day-end.texts.ts'

/** Why money could not be taken or counted. */
export const moneyRefusals = {
  'day-closed': { status: 409, text: dayClosedText },
  'day-not-closable': { status: 409, text: notClosableText },
  'payment-provider-away': {
    status: 503,
    text: 'Der Zahlungsanbieter ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten erneut.',
  },
} as const
