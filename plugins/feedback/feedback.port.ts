import type { Payload } from 'payload'

import type { OutboxHandler } from '../ordering/ordering.port.ts'
import { contactMailTopic } from './jobs/contact-mail.texts.ts'
import { sendContactMail } from './jobs/send-contact-mail.ts'

/** What the outbox has to know to tell people about contact requests. */
export function contactMails(payload: Payload): Record<string, OutboxHandler> {
  return { [contactMailTopic]: (row) => sendContactMail(payload, row) }
}
