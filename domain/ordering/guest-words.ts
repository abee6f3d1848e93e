import type { EnteredName } from './entered-form.ts'
import type { LinkName } from './order-fields.ts'
import type { PublicOrder } from './order.contract.ts'

/** What a guest says about an order and finds again behind its link; a donation stands with the figures. */
export type SaidName = Exclude<Extract<EnteredName, LinkName>, 'donatee'>

/** Time and payment stand with the state of the order. */
type WordName = Exclude<SaidName, 'appointmentDate' | 'paymentMethod'>

const words: Readonly<Record<WordName, (order: Pick<PublicOrder, WordName>) => string | null>> = {
  comment: ({ comment }) => comment,
}

/** What a guest wants the kitchen to know, a line for each wish. */
export function guestWords(order: Pick<PublicOrder, WordName>): string[] {
  return Object.values(words).flatMap((wordOf) => wordOf(order) ?? [])
}
