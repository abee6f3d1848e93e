import { type MessageState, messageStateLabels } from '#domain/operations/messages/message-terms.ts'
import { formatDay } from '#domain/time/format.ts'
import type { LeaveNoticeRow } from '#domain/workforce/leave-rows.contract.ts'

export const noticeTexts = {
  told: (people: number) =>
    people === 1 ? 'Eine Person wird hingewiesen.' : `${people} Personen werden hingewiesen.`,
  noneTold: 'Es gab heute niemanden hinzuweisen.',
  acknowledged: 'Sie haben den Hinweis zur Kenntnis genommen.',
  handedOver: 'Die Übergabe ist eingetragen.',
  withdrawn: 'Der Hinweis ist zurückgezogen.',
  carried: 'Der Urlaub ist bis 31. März übertragen.',
  carryWithdrawn: 'Die Übertragung ist zurückgenommen.',
  noBranch: 'Bitte wählen Sie zuerst eine Filiale.',
  nobodyDue: 'Niemand hat Urlaub offen, auf den heute hingewiesen werden könnte.',
} as const

/** Where a notice stands: whether it has reached its person, and what has become of its mail. */
export function noticeInWords({ withdrawn, receivedOn, receipt, witness, mail }: LeaveNoticeRow): string {
  if (withdrawn !== null) return `Zurückgezogen: ${withdrawn}`
  if (receivedOn === null) return `Noch nicht zugegangen. E-Mail: ${mailInWords(mail)}.`
  if (receipt === 'acknowledged') return `Am ${formatDay(receivedOn)} zur Kenntnis genommen.`

  return `Am ${formatDay(receivedOn)} auf Papier übergeben, vor ${witness}.`
}

const mailInWords = (mail: MessageState | null): string =>
  mail === null ? 'noch nicht gesendet' : messageStateLabels[mail].toLowerCase()
