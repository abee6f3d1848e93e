import { formatDateTime } from '../time/format.ts'
import type { SoldOutEntry, SoldOutSpan } from './sold-out.contract.ts'

/** For how long something is sold out, to choose with one press. */
export const soldOutSpans: readonly { span: SoldOutSpan; label: string }[] = [
  { span: { minutes: 60 }, label: '1 Std.' },
  { span: 'today', label: 'Heute' },
  { span: 'until-lifted', label: 'Bis auf Weiteres' },
]

/** `Schnitzel`, or `Pizza: Oliven` where only an option has gone. */
export const soldOutName = ({ productName, optionName }: Pick<SoldOutEntry, 'productName' | 'optionName'>) =>
  optionName === null ? productName : `${productName}: ${optionName}`

/** `bis 28. November, 04:00 Uhr · Anna`. */
export function soldOutNote({ until, setBy }: SoldOutEntry, timeZone: string): string {
  const end = until ? `bis ${formatDateTime(Temporal.Instant.from(until), timeZone)} Uhr` : 'bis auf Weiteres'

  return [end, setBy].filter(Boolean).join(' · ')
}
