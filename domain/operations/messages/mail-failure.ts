/** What a transport says of a mail that it could not hand over. */
export type TransportError = { code?: string; responseCode?: number; command?: string }

/**
 * `refused`: for good, and this mail alone. `later`: the server is well and wants to be asked again. `away`: the
 * server itself fails, so that no other mail would fare better.
 */
export type MailVerdict = 'refused' | 'later' | 'away'

const ofTheServer = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETLS',
  'EREQUIRETLS',
  'EPROTOCOL',
  'EAUTH',
  'ENOAUTH',
  'EOAUTH2',
  'ECONFIG',
  'EPROXY',
])

/**
 * Tells the three apart by RFC 5321: 5xx to a recipient or a content is final, 4xx passes, and 421 means that the
 * server shuts its door. A sender that is refused is the house's own, and would be with every mail.
 */
export function judgeMailFailure({ code = '', responseCode = 0, command = '' }: TransportError): MailVerdict {
  if (responseCode === 421 || ofTheServer.has(code) || command === 'MAIL FROM') return 'away'
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  const isFinal = responseCode === 0 || responseCode >= 500

  return isOfMail && isFinal ? 'refused' : 'later'
}
