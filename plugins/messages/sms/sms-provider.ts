import { type SmsBounce, type SmsFailureName, smsFailures } from '#domain/operations/messages/sms-failure.ts'
import type { SmsProviderName } from '#domain/operations/messages/sms-account.texts.ts'

/** An account with what opens it; never part of an answer, an error or the log. */
export type OpenSmsAccount = {
  id: string
  provider: SmsProviderName
  key: string
  /** With which the provider signs what it reports, where it does. */
  signKey: string | null
  sender: string
}

export type SmsToSend = {
  /** E.164. */
  to: string
  text: string
  /** Our name for it. */
  once: string
  /** It was tried before, and may have arrived. */
  isRepeated: boolean
  /** Where to report what became of it; null where nobody knows our address. */
  reportUrl: string | null
}

/** What the provider calls it, and what it said. */
export type SentSms = { reference: string | null; answer: string }

/** What became of an SMS afterwards; by the provider's name for it, or by ours. */
export type SmsReport = { reference: string; once: string | null; outcome: 'delivered' | SmsBounce }

export type SmsNews = { headers: Headers; body: string; url: string; now: Temporal.Instant }

/** A house that sends SMS. It throws `SmsFailure`. */
export interface SmsProvider {
  /** Whether the key opens the account. */
  check: (account: OpenSmsAccount) => Promise<boolean>
  send: (account: OpenSmsAccount, sms: SmsToSend) => Promise<SentSms>
  /** Whether a report can be from the provider, beyond that it knew where to send it. */
  isGenuine: (account: OpenSmsAccount, news: SmsNews) => boolean
  /** Null for what tells of no end. */
  read: (body: string) => SmsReport | null
}

export class SmsFailure extends Error {
  override readonly name = 'SmsFailure'
  readonly failure: SmsFailureName

  constructor(failure: SmsFailureName, told: string) {
    super(`${failure}: ${told}`)
    this.failure = failure
  }
}

export const judgeSmsFailure = (error: unknown) => {
  const { verdict, text } = smsFailures[error instanceof SmsFailure ? error.failure : 'away']

  return { verdict, why: text }
}
