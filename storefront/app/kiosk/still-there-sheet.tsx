import { Button } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Sheet } from '../ui/sheet.tsx'
import styles from './still-there-sheet.module.css'

type StillThereSheetProps = {
  secondsLeft: number
  ofSeconds: number
  onStay: () => void
  onLeave: () => void
}

/** Before what was chosen is forgotten. */
export function StillThereSheet({ secondsLeft, ofSeconds, onStay, onLeave }: StillThereSheetProps) {
  return (
    <Sheet
      title="Sind Sie noch da?"
      onClose={onStay}
      footer={
        <div className={styles.actions}>
          <Button look="secondary" onClick={onLeave}>
            Neu beginnen
          </Button>
          <Button onClick={onStay}>Weiter bestellen</Button>
        </div>
      }
    >
      <div className={styles.words}>
        <p>Sonst beginnen wir für den nächsten Gast von vorne, und Ihre Auswahl geht verloren.</p>
        <ProgressBar max={ofSeconds} value={secondsLeft} label="Verbleibende Zeit" />
        <p className={styles.seconds} aria-hidden="true">
          noch {secondsLeft} Sekunden
        </p>
      </div>
    </Sheet>
  )
}
