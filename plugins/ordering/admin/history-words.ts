import type { OrderHistory } from '#domain/ordering/order-history.contract.ts'
import { orderActivityText } from '#domain/ordering/order-status.texts.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'

type Event = OrderHistory[number]

const proposals: Readonly<Record<string, string>> = {
  propose: 'Anderen Termin vorgeschlagen',
  accept: 'Anderen Termin angenommen',
  decline: 'Anderen Termin abgelehnt',
}

/** What happened, in the words that the guest reads of it as well. */
export function whatHappened(
  { action, to }: Event,
  order: Pick<PublicOrder, 'type' | 'isQuotation'>,
): string {
  return proposals[action] ?? (to ? orderActivityText(to, order) : 'Geändert')
}

/** Who did it; of colleagues whom the reader may not know only that it was one of the team. */
export const whoDidIt = ({ by }: Event): string => by.name ?? actorLabels[by.kind]

const actorLabels: Readonly<Record<Event['by']['kind'], string>> = {
  guest: 'Gast',
  staff: 'Team',
  system: 'Automatisch',
}
