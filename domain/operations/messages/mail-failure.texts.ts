import { judgeMailFailure, type TransportError } from './mail-failure.ts'

export const noServerText = 'Es ist kein Mailserver eingerichtet.'
export const noAddressText = 'Das ist nicht die Adresse eines einzelnen Empfängers.'
export const awayTooLongText = 'Der Mailserver war zu lange nicht erreichbar.'
export const interruptedText =
  'Der Versand wurde unterbrochen. Ob die E-Mail angekommen ist, ist nicht bekannt.'
export const overtakenText = 'Die Nachricht war überholt oder ließ sich nicht rechtzeitig senden.'
export const serverAwayText =
  'Der Mailserver ist zurzeit nicht erreichbar. Der Versand wird von selbst nachgeholt.'

/** Why a mail was not handed over. The server's own words are left out: they name people. */
export function mailFailureText(error: TransportError): string {
  return `${words(error)}${error.responseCode ? ` (Antwort ${error.responseCode})` : ''}`
}

function words(error: TransportError): string {
  const { code, command } = error
  if (command === 'MAIL FROM') return 'Der Mailserver nimmt den Absender nicht an.'
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2')
    return 'Der Mailserver nimmt die Zugangsdaten nicht an.'
  switch (judgeMailFailure(error)) {
    case 'refused':
      return code === 'EMESSAGE'
        ? 'Der Mailserver hat den Inhalt endgültig abgelehnt.'
        : 'Der Mailserver hat diese Adresse endgültig abgelehnt.'
    case 'later':
      return 'Der Mailserver hat die E-Mail vorerst nicht angenommen.'
    case 'away':
      return 'Der Mailserver ist nicht erreichbar.'
  }
}
