import { useEffect, useEffectEvent, useState } from 'react'

import { useCart } from '../cart/cart-store.ts'
import { isUnsettled } from '../checkout/unsettled.ts'
import type { useSubmit } from '../checkout/use-submit.ts'

const againAfterMs = 5000
/** Nobody waits longer in front of a screen; what may have arrived by then, staff finds among its orders. */
const patienceMs = 3 * 60_000

type Sending = Pick<ReturnType<typeof useSubmit>, 'submit' | 'isSending' | 'refusal'>

/**
 * Sends again by itself what got no answer, so that nobody leaves without knowing whether they have ordered: the same
 * request under the same key, which makes one order of them.
 */
export function useKeepTrying({ submit, isSending, refusal: { attempt } }: Sending) {
  const [hasPatience, setPatience] = useState(false)
  const cartKey = useCart((cart) => cart.openKey)
  const isTrying = hasPatience && isUnsettled(cartKey)
  const tryAgain = useEffectEvent(() => void submit())

  useEffect(() => {
    if (!isTrying || isSending) return
    const timer = setTimeout(tryAgain, againAfterMs)
    return () => clearTimeout(timer)
  }, [isTrying, isSending, attempt])

  useEffect(() => {
    if (!hasPatience) return
    const timer = setTimeout(() => setPatience(false), patienceMs)
    return () => clearTimeout(timer)
  }, [hasPatience])

  const send = () => {
    setPatience(true)
    void submit()
  }

  return { send, isTrying: isTrying && !isSending }
}
