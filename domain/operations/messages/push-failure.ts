import type { MailVerdict } from './mail-failure.ts'

export const deviceGoneText = 'Das Gerät hat sich abgemeldet.'
export const deviceUnreadableText = 'Für dieses Gerät lässt sich nichts verschlüsseln.'
export const pushAwayText =
  'Der Dienst des Browsers ist zurzeit nicht erreichbar. Der Versand wird von selbst nachgeholt.'
export const pushAwayTooLongText = 'Der Dienst des Browsers war zu lange nicht erreichbar.'

/** Whether a browser's service says that the device is gone for good (RFC 8030). */
export const isDeviceGone = (status: number): boolean => status === 404 || status === 410

/** What an answer of a browser's service means; 0 for none. */
export function judgePushStatus(status: number): { verdict: MailVerdict; why: string } {
  if (status === 0 || status === 429 || status >= 500)
    return { verdict: 'away', why: 'Der Dienst des Browsers ist nicht erreichbar.' }

  return {
    verdict: 'refused',
    why: `Der Dienst des Browsers hat die Nachricht abgelehnt. (Antwort ${status})`,
  }
}
