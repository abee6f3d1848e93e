import { useEffect, useMemo } from 'react'
import { create } from 'zustand'

import { callOf } from '#domain/api/call-of.ts'
import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import type { StoredCartLine } from '#domain/ordering/cart.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import type { FullSlots } from '#domain/ordering/slot-capacity.ts'
import type { fullSlotsContract } from '#domain/ordering/slot-calls.contract.ts'
import type { ApiError } from '#domain/refusals/refusals.ts'
import { useCart } from '../cart/cart-store.ts'
import { follow } from '../shop/follow.ts'

type Refused = {
  orderType: OrderType
  items: readonly StoredCartLine[]
  slots: readonly string[]
  /** In milliseconds of the epoch. */
  atMs: number
}

type Told = {
  /** Of which branch. */
  identifier: string
  full: Partial<Record<OrderType, readonly string[]>>
  /** What had no room for the order with these lines: a larger one needs more than others. */
  refused: Refused | null
}

/** For so long a refusal counts for more than what is told of everybody; then another one may have made room. */
const refusalHoldsMs = 120_000

const useTold = create<Told>()(() => ({ identifier: '', full: {}, refused: null }))

const readFullSlots = callOf<typeof fullSlotsContract>('get', '/api/branches/{key}/full-slots')

/** The slots that take no more orders of a type, as far as the page has been told; nothing is asked without limits. */
export function useFullSlots(branch: BranchView, orderType: OrderType): FullSlots {
  const { identifier, slotCapacityMinutes } = branch
  const told = useTold()
  const items = useCart((cart) => cart.items)

  useEffect(
    () =>
      slotCapacityMinutes ? follow({ knownAt: 0, ask: (leaving) => ask(identifier, leaving) }) : undefined,
    [identifier, slotCapacityMinutes],
  )

  return useMemo(() => {
    const isTold = slotCapacityMinutes && told.identifier === identifier
    const full = isTold ? (told.full[orderType] ?? []) : []
    const { refused } = told
    const isRefused = isTold && refused?.items === items && refused.orderType === orderType
    return new Set(
      [...full, ...(isRefused ? refused.slots : [])].map(
        (start) => Temporal.Instant.from(start).epochMilliseconds,
      ),
    )
  }, [told, identifier, slotCapacityMinutes, orderType, items])
}

/** What the server has said of an order that it refused holds for this cart and type, see `refusalHoldsMs`. */
export function noteRefusedSlots(
  identifier: string,
  orderType: OrderType,
  errors: readonly ApiError[],
): void {
  const data = errors.find(({ code }) => code === 'appointment-full')?.data
  if (!data) return
  // The facts of `appointment-full`, see `checkout.ts`.
  const { fullSlots } = data as { fullSlots: string[] }

  useTold.setState((told) => ({
    full: told.identifier === identifier ? told.full : {},
    identifier,
    refused: { orderType, items: useCart.getState().items, slots: fullSlots, atMs: Date.now() },
  }))
}

async function ask(identifier: string, leaving: AbortSignal): Promise<void> {
  const answer = await readFullSlots(fetch, { params: { key: identifier }, signal: leaving })
  if (!answer.ok) return

  useTold.setState((told) => ({
    full: answer.body,
    identifier,
    refused: told.identifier === identifier && isFresh(told.refused) ? told.refused : null,
  }))
}

function isFresh(refused: Refused | null): boolean {
  return refused !== null && Date.now() - refused.atMs < refusalHoldsMs
}
