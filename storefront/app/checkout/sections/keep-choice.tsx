import { useState } from 'react'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { CheckField } from '../../ui/field.tsx'
import { isGuestKept } from '../../shop/guest-key.ts'
import { wishToBeKept } from '../kept-guest.ts'

/** Nothing of a guest stays on the device without being asked for. */
export function KeepChoice({ shop }: { shop: BranchShopView }) {
  const [isKept, setIsKept] = useState(() => isGuestKept(shop))

  return (
    <CheckField
      label="Meine Angaben und diese Bestellung auf diesem Gerät merken"
      checked={isKept}
      onChange={({ target }) => {
        wishToBeKept(shop, target.checked)
        setIsKept(target.checked)
      }}
    />
  )
}
