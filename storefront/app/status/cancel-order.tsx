import { useState } from 'react'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Sheet } from '../ui/sheet.tsx'
import styles from './prompts.module.css'
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
        <Sheet
          title={`${thing} stornieren?`}
          onClose={() => setIsAsking(false)}
          footer={
            <div className={styles.actions}>
              <Button look="secondary" onClick={() => setIsAsking(false)}>
                Nein, behalten
              </Button>
              <Button aria-busy={guest.isMoving} onClick={cancel}>
                Ja, stornieren
              </Button>
            </div>
          }
        >
          <p>Das lässt sich nicht rückgängig machen. Sie können danach jederzeit neu bestellen.</p>
          {guest.problem && (
            <Notice tone="bad" role="alert">
              <p>{guest.problem}</p>
            </Notice>
          )}
        </Sheet>
      )}
    </div>
  )
}
