import { useState } from 'react'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { Button } from '../ui/button.tsx'
import { Confirmation } from './confirmation.tsx'
import type { Guest } from './use-guest-move.ts'

/** Until the kitchen accepts the order its guest may take it back. */
export function CancelOrder({ order, guest }: { order: PublicOrder; guest: Guest }) {
  const [isAsking, setIsAsking] = useState(false)
  const thing = order.isQuotation ? 'Anfrage' : 'Bestellung'

  const cancel = async () => {
    if (await guest.move('cancel')) setIsAsking(false)
  }

  return (
    <div>
      <Button look="secondary" onClick={() => setIsAsking(true)}>
        {thing} stornieren
      </Button>
      {isAsking && (
        <Confirmation
          title={`${thing} stornieren?`}
          yes="Ja, stornieren"
          guest={guest}
          onYes={() => void cancel()}
          onClose={() => setIsAsking(false)}
        >
          <p>Das lässt sich nicht rückgängig machen. Sie können danach jederzeit neu bestellen.</p>
        </Confirmation>
      )}
    </div>
  )
}
