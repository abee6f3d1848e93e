import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { Button } from '../ui/button.tsx'
import { useLayer } from '../ui/use-layers.ts'
import { Confirmation } from './confirmation.tsx'
import type { Guest } from './use-guest-move.ts'

/** Until the kitchen accepts the order its guest may take it back. */
export function CancelOrder({ order, guest }: { order: PublicOrder; guest: Guest }) {
  const question = useLayer('cancel')
  const thing = order.isQuotation ? 'Anfrage' : 'Bestellung'

  const cancel = async () => {
    if (await guest.move('cancel')) question.close()
  }

  return (
    <div>
      <Button look="secondary" onClick={question.open}>
        {thing} stornieren
      </Button>
      {question.isOpen && (
        <Confirmation
          title={`${thing} stornieren?`}
          yes="Ja, stornieren"
          guest={guest}
          onYes={() => void cancel()}
          onClose={question.close}
        >
          <p>Das lässt sich nicht rückgängig machen. Sie können danach jederzeit neu bestellen.</p>
        </Confirmation>
      )}
    </div>
  )
}
