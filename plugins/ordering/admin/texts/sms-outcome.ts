import type { Message } from '#cms/payload-types.ts'
import { smsLoggedText } from '#domain/operations/messages/sms-failure.ts'

export type SentTest = Pick<Message, 'state' | 'why' | 'serverAnswer'>

/** What became of a test; null while nobody knows. */
export function outcomeWords(sent: SentTest | undefined): string | null {
  if (!sent) return null
  if (sent.why) return sent.why
  if (sent.state === 'queued' || sent.state === 'sending') return null

  return sent.serverAnswer === smsLoggedText ? smsLoggedText : 'Der SMS-Anbieter hat die Probe angenommen.'
}
