import type { PersonTextName } from '#domain/operations/messages/message-texts.data.ts'
import { filledWords, type OwnTexts, wordsOf } from '#domain/operations/messages/message-texts.ts'
import { leaveInWords } from '#domain/workforce/leave/leave-after.ts'
import {
  leaveNoticeClosing,
  type ToldLeave,
  toldLeaveInWords,
} from '#domain/workforce/leave/leave-notice.texts.ts'
import { type MailBrand, renderMail } from '#plugins/messages/templates.port.ts'

export type LeaveNoticeMail = {
  name: string | null
  branch: string
  brand: MailBrand | null
  /** Of each leave year what is open. */
  told: readonly ToldLeave[]
  backendUrl: string | null
  own: OwnTexts
}

/** The mail in the words of the house; days, dates and what becomes of them are said whatever it writes. */
export function composeLeaveNotice(text: PersonTextName, mail: LeaveNoticeMail) {
  const { name, branch, brand, told, backendUrl, own } = mail
  const urlaub = leaveInWords(told.reduce((sum, { days }) => sum + days, 0))
  const { subject, intro } = filledWords(wordsOf(text, own), { filiale: branch, urlaub })
  const greeting = name ? `Guten Tag, ${name},` : 'Guten Tag,'
  const body = {
    subject,
    brand,
    paragraphs: [greeting, ...intro.split(/\n{2,}/)],
    items: told.map(toldLeaveInWords),
    link: backendUrl ? { label: 'Zur Kenntnis nehmen', url: backendUrl } : null,
    closing: `${leaveNoticeClosing}\n\n${branch}`,
  }

  return { subject, ...renderMail(body) }
}
