import { formatDay } from '../../time/format.ts'
import { leaveInWords } from './leave-after.ts'

/** Of a leave year what is open, and until which `YYYY-MM-DD` day it can be taken. */
export type ToldLeave = { year: string; days: number; takeUntil: string }

/** “Urlaubsjahr 2026: 12,5 Tage, zu nehmen bis 31.12.2026”. */
export const toldLeaveInWords = ({ year, days, takeUntil }: ToldLeave): string =>
  `Urlaubsjahr ${year}: ${leaveInWords(days)}, zu nehmen bis ${formatDay(takeUntil)}`

/** What such a notice has to say to count: to ask for it, and what becomes of it otherwise (BAG 9 AZR 423/16). */
export const leaveNoticeClosing =
  'Bitte beantragen Sie diesen Urlaub so früh, dass Sie ihn bis zum genannten Tag nehmen können. Was Sie bis dahin nicht nehmen, obwohl Sie es könnten, verfällt. Bitte bestätigen Sie unter „Zeiten“, dass Sie diesen Hinweis zur Kenntnis genommen haben.'

/** How a notice has reached its person. */
export const receiptLabels = {
  acknowledged: 'zur Kenntnis genommen',
  'handed-over': 'auf Papier übergeben',
} as const
export type LeaveReceipt = keyof typeof receiptLabels

/** Why leave of a year goes on until 31 March of the next one (§ 7 (3) BUrlG); illness and parental leave are seen by themselves. */
export const carryGroundLabels = {
  operational: 'Dringende betriebliche Gründe',
  personal: 'Gründe in der Person',
} as const
export type CarryGround = keyof typeof carryGroundLabels

/** Why somebody was told nothing. */
export const notToldTexts = {
  own: 'Sich selbst weist niemand hin.',
  'no-account': 'Ohne Vertrag gibt es kein Urlaubskonto.',
  'nothing-open': 'Es ist kein Urlaub offen.',
  'too-late': 'Heute käme der Hinweis zu spät, um alles zu nehmen. Er verfällt in diesem Jahr nicht.',
  'told-today': 'Der Hinweis wurde heute schon gesendet.',
} as const
export type NotTold = keyof typeof notToldTexts
