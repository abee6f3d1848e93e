/**
 * What has become of a message. A server that accepts it answers for it from then on; where its provider reports more,
 * it was delivered, or bounced after all.
 */
export const messageStates = [
  'queued',
  'sending',
  'accepted',
  'delivered',
  'bounced',
  'refused',
  'failed',
] as const
export type MessageState = (typeof messageStates)[number]

export const messageStateLabels: Readonly<Record<MessageState, string>> = {
  queued: 'Wartet',
  sending: 'Wird gesendet',
  accepted: 'Angenommen',
  delivered: 'Zugestellt',
  bounced: 'Unzustellbar',
  refused: 'Abgelehnt',
  failed: 'Fehlgeschlagen',
}

/** Whether a message has reached nobody, so that somebody may want it sent again. */
export const cameToNothing = (state: MessageState): boolean =>
  state === 'refused' || state === 'failed' || state === 'bounced'

export const messageChannelLabels = { email: 'E-Mail', sms: 'SMS', push: 'Push' } as const
export type MessageChannel = keyof typeof messageChannelLabels

/** Which event a message tells of. */
export const messageKindLabels = {
  'order-place': 'Neue Bestellung',
  'order-confirm': 'Bestellung bestätigt',
  'order-propose': 'Terminvorschlag',
  'order-accept': 'Termin angenommen',
  'order-decline': 'Termin abgelehnt',
  'order-reject': 'Bestellung abgelehnt',
  'order-cancel': 'Bestellung storniert',
  'order-void': 'Bestellung gelöscht',
  'order-expire': 'Bestellung abgelaufen',
  'order-change-item': 'Bestellung geändert',
  'order-in-delivery': 'Unterwegs oder abholbereit',
  'order-completed': 'Frage nach der Bewertung',
  'order-remind': 'Erinnerung an den Termin',
  'order-refund': 'Erstattung',
  'order-refund-partly': 'Teilweise Erstattung',
  'order-unanswered': 'Bestellung wartet zu lange',
  'order-quote': 'Angebot',
  'order-withdraw-quotation': 'Angebot zurückgezogen',
  'order-accept-quotation': 'Angebot angenommen',
  'order-decline-quotation': 'Angebot abgelehnt',
  'order-expire-quotation': 'Angebot abgelaufen',
  'gift-voucher': 'Gutschein',
  'contact-request': 'Kontaktanfrage',
  'password-reset': 'Neues Passwort',
  'account-locked': 'Zugang gesperrt',
  'address-changed': 'Adresse des Zugangs geändert',
  'second-factor': 'Zweiter Faktor',
  'shift-plan': 'Dienstplan',
  'shift-change': 'Dienst geändert',
  'leave-notice': 'Hinweis auf Urlaub',
  'weekly-figures': 'Wochenbericht',
  test: 'Probe',
} as const
export type MessageKind = keyof typeof messageKindLabels

export const isMessageKind = (name: string): name is MessageKind => name in messageKindLabels

/** To whom it goes. */
export const messageReaderLabels = {
  guest: 'Gast',
  branch: 'Filiale',
  business: 'Betrieb',
  person: 'Team',
} as const
export type MessageReader = keyof typeof messageReaderLabels
