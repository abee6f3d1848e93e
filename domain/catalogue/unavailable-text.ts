import { weekText } from '../time/hours-table.ts'
import type { CategoryView, ProductView } from './product.contract.ts'
import { isSoldOut } from './sold-out.ts'

type Unavailable = Pick<CategoryView, 'isEnabled' | 'schedule'> & Partial<Pick<ProductView, 'soldOutUntil'>>

/** Why something is shown that cannot be had now: „Nur Mo–Fr 11–14 Uhr" tells more than that it cannot. */
export function unavailableText(
  { soldOutUntil, isEnabled, schedule }: Unavailable,
  now: Temporal.Instant,
): string {
  if (isSoldOut(soldOutUntil, now)) return 'Ausverkauft'

  const hours = isEnabled ? weekText(schedule) : ''
  if (!hours) return 'Derzeit nicht verfügbar'
  return hours.startsWith('täglich') ? `T${hours.slice(1)}` : `Nur ${hours}`
}
