import { smsLoggedText } from '#domain/operations/messages/sms-failure.ts'

import type { SmsProvider } from '../sms-provider.ts'

/** For trying things out: what would be sent stands in the list of messages, and goes nowhere. */
export const log: SmsProvider = {
  check: async () => true,
  send: async () => ({ reference: null, answer: smsLoggedText }),
  isGenuine: () => false,
  read: () => null,
}
