import type { Payload } from 'payload'

import {
  addressMailTopic,
  lockMailTopic,
  resetMailTopic,
} from '#collections/shared/accounts/account-topics.ts'

import type { OutboxHandler } from '../ordering/ordering.port.ts'
import { sendAddressMail } from './jobs/send-address-mail.ts'
import { sendLockMail } from './jobs/send-lock-mail.ts'
import { sendResetMail } from './jobs/send-reset-mail.ts'

/** What the outbox has to know to write to people about their accounts. */
export function accountMails(payload: Payload): Record<string, OutboxHandler> {
  return {
    [resetMailTopic]: (row, givenUp) => sendResetMail(payload, row, givenUp),
    [addressMailTopic]: (row) => sendAddressMail(payload, row),
    [lockMailTopic]: (row) => sendLockMail(payload, row),
  }
}
