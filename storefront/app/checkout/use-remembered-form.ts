import { useCallback, useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'

import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import { rememberOrder } from '../cart/cart-store.ts'

const QUIET_MS = 300

/**
 * Keeps what is typed with the cart, so that a reload loses nothing. Answers a function that writes at once,
 * for the moment of sending: a later write would change the idempotency key of the order on its way.
 */
export function useRememberedForm<Context>(form: UseFormReturn<CheckoutForm, Context>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const flush = useCallback(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    rememberOrder(form.getValues())
  }, [form])

  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(flush, QUIET_MS)
      },
    })
    window.addEventListener('pagehide', flush)

    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [form, flush])

  return flush
}
