import { useEffect, useRef } from 'react'

import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

import type { Sound } from '../sound/use-sound.ts'
import type { Ticket } from './tickets.ts'

/** One soft tone for a new ticket, a sharp one where somebody may be making what nobody wants. */
export function useTicketSound(
  { play }: Sound,
  tickets: readonly Ticket[],
  withdrawn: readonly StaffOrder[],
): void {
  const ids = tickets.map(({ order }) => order.id).join(' ')
  const known = useRef<Set<string> | null>(null)
  useEffect(() => {
    const current = ids.split(' ').filter(Boolean)
    const before = known.current
    known.current = new Set([...(before ?? []), ...current])
    if (before && current.some((id) => !before.has(id))) play('ticket')
  }, [ids, play])

  const count = withdrawn.length
  useEffect(() => {
    if (count > 0) play('urgent')
  }, [count, play])
}
