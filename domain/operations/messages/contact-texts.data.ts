import type { MessageText } from './message-text.ts'

/**
 * What is told about a request of the contact form. Whoever is written to there typed the address, which may be that of
 * somebody else: they read nothing of what was typed (ADR 41).
 */
export const contactTexts = {
  'contact-guest': {
    label: 'Kontaktanfrage eingegangen',
    reader: 'guest',
    subject: 'Ihre Nachricht an {betrieb}',
    intro:
      'vielen Dank für Ihre Nachricht. Sie ist bei uns angekommen, und wir melden uns so bald wie möglich bei Ihnen.',
    sms: '',
    knows: ['betrieb'],
  },
  'contact-business': {
    label: 'Neue Kontaktanfrage',
    reader: 'business',
    subject: 'Neue Kontaktanfrage von {name}',
    intro:
      'über das Kontaktformular ist eine Nachricht gekommen. Sie können auf diese E-Mail direkt antworten.',
    sms: '',
    knows: ['betrieb', 'name', 'link'],
  },
} as const satisfies Readonly<Record<string, MessageText>>
