import { useEffect } from 'react'

import { useCart } from '../../cart/cart-store.ts'
import { Button } from '../../ui/button.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { useWanted } from '../../ui/use-wanted.ts'
import { fieldId } from '../fields/field-ids.ts'
import type { DiscountCodeProps } from './discount-code.tsx'

const DiscountCode = latePart(
  () => import('./discount-code.tsx'),
  (module) => module.DiscountCode,
)

/** Few have a code: the field for it comes to whoever asks for it. */
export function DiscountPart(props: DiscountCodeProps) {
  const isKept = useCart((cart) => Boolean(cart.discount))
  const { isWanted, isLoading, want } = useWanted(DiscountCode.load, false)
  useEffect(() => {
    if (isWanted) document.getElementById(fieldId('discountCode'))?.focus()
  }, [isWanted])
  if (isWanted || isKept) return <DiscountCode {...props} />

  return (
    <Button look="quiet" aria-expanded={false} aria-busy={isLoading} onClick={() => want()}>
      Rabattcode einlösen
    </Button>
  )
}
