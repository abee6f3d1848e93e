import { useEffect, useState } from 'react'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { readDonatees } from '../checkout/sections/read-donatees.ts'

/** Whom the guest gives to, once the list of organisations is here; it may no longer hold it. */
export function useDonateeName({ donatee, donation }: PublicOrder): string | null {
  const [name, setName] = useState<string | null>(null)

  useEffect(() => {
    if (donatee === null || donation === 0) return
    let isWanted = true
    readDonatees().then(
      (donatees) => isWanted && setName(donatees.find(({ id }) => id === donatee)?.name ?? null),
      // The receipt is right without the name.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [donatee, donation])

  return name
}
