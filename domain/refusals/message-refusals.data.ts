/** Why something could not be said, or said again. */
export const messageRefusals = {
  'order-mail-outdated': {
    status: 409,
    text: 'Diese Bestellung ist nicht mehr offen. Die E-Mail über ihren Eingang wäre überholt.',
  },
  'no-mail-address': {
    status: 409,
    text: 'Zu dieser Bestellung gibt es keine E-Mail-Adresse, weder vom Gast noch von der Filiale.',
  },
  'order-sms-outdated': {
    status: 409,
    text: 'Diese Bestellung ist nicht mehr offen. Die SMS über ihren Eingang wäre überholt.',
  },
  'no-phone-number': {
    status: 409,
    text: 'Zu dieser Bestellung gibt es keine Nummer, an die eine SMS gehen kann, weder vom Gast noch von der Filiale.',
  },
  'sms-switched-off': {
    status: 409,
    text: 'SMS sind in den Einstellungen ausgeschaltet, oder es gibt kein aktives SMS-Konto.',
  },
  'too-many-sms-tests': {
    status: 429,
    text: 'Mehr als fünf Proben in der Stunde gehen nicht. Bitte versuchen Sie es später noch einmal.',
  },
  'message-not-repeatable': {
    status: 409,
    text: 'Diese Nachricht kann nicht noch einmal gesendet werden.',
  },
  'push-service-unknown': {
    status: 400,
    text: 'An diesen Dienst für Benachrichtigungen kann nichts gesendet werden.',
  },
  'sms-provider-away': {
    status: 503,
    text: 'Der SMS-Anbieter ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten erneut.',
  },
} as const
