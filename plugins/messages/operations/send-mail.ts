import { createHash } from 'node:crypto'

import { judgeMailFailure, type TransportError } from '#domain/operations/messages/mail-failure.ts'
import {
  awayTooLongText,
  mailFailureText,
  noAddressText,
  noServerText,
  serverAwayText,
} from '#domain/operations/messages/mail-failure.texts.ts'
import { headerLine, isOneAddress } from '#domain/operations/messages/mail-header.ts'

import { notSent } from './not-sent.ts'
import { type Outgoing, type Sending, sendMessage } from './send-message.ts'

export type OutgoingMail = Outgoing & {
  mail: {
    subject: string
    text?: string
    html?: string
    replyTo?: string
    attachments?: { filename: string; content: Buffer; contentType: string }[]
  }
  /** Made of the event where nothing is said. */
  messageId?: string
}

/** The one way by which mails leave the house; called by who delivers a promised effect (ADR 111). */
export function sendMail(
  { mail, messageId: given, ...outgoing }: OutgoingMail,
  sending: Sending,
  clock?: () => Temporal.Instant,
): Promise<void> {
  const { payload } = sending
  const messageId = given ?? messageIdOf(outgoing.event)
  const carrier = {
    channel: 'email',
    server: payload.email.name,
    messageId,
    carry: async () => {
      if (!isOneAddress(outgoing.to)) return { state: 'refused', why: noAddressText } as const
      const { to } = outgoing
      // Pictures within the text go along as parts of their own, which mail readers show.
      const answer = await payload.sendEmail({ to, ...safe(mail), messageId, attachDataUrls: true })

      return answer === notSent
        ? ({ state: 'failed', why: noServerText } as const)
        : ({ state: 'accepted', answer: answerIn(answer) } as const)
    },
    judge: (error: unknown) => {
      const facts = (error ?? {}) as TransportError // whatever a transport throws

      return { verdict: judgeMailFailure(facts), why: mailFailureText(facts) }
    },
    awayText: serverAwayText,
    awayTooLongText,
  } as const

  return sendMessage(outgoing, carrier, sending, clock)
}

/** Whatever somebody typed in stands in its header and begins no other. */
const safe = ({ subject, replyTo, ...rest }: OutgoingMail['mail']): OutgoingMail['mail'] => ({
  subject: headerLine(subject),
  ...(replyTo && isOneAddress(replyTo) && { replyTo }),
  ...rest,
})

/** The same event has the same name, so that servers and readers drop what comes twice. */
const messageIdOf = (event: string): string =>
  `<${createHash('sha256').update(event).digest('hex').slice(0, 32)}@theke.local>`

/** The server's name for the mail, without whom it names. */
function answerIn(answer: unknown): string | null {
  const { response } = (answer ?? {}) as { response?: unknown }

  return typeof response === 'string' ? response.replace(/\S+@\S+/g, '…').slice(0, 200) : null
}
