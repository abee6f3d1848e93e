import { AppointmentPicker } from '../appointment/appointment-picker.tsx'
import type { WantedTime } from '../appointment/use-wanted-time.ts'
import { rememberOrder } from '../cart/cart-store.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'

type TimeChoiceSheetProps = { wanted: WantedTime; chosen: Temporal.Instant | null; onClose: () => void }

export function TimeChoiceSheet({ wanted, chosen, onClose }: TimeChoiceSheetProps) {
  return (
    <Sheet
      title="Gewünschter Termin"
      onClose={onClose}
      footer={
        <Button isWide onClick={onClose}>
          Fertig
        </Button>
      }
    >
      <div className="stack">
        <AppointmentPicker
          id="wanted-time-day"
          wanted={wanted}
          chosen={chosen}
          onChoose={(at) => rememberOrder({ appointmentDate: at?.toString() ?? null })}
        />
      </div>
    </Sheet>
  )
}
