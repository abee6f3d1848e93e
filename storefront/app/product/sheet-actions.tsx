import { Button } from '../ui/button.tsx'
import styles from './sheet-actions.module.css'

interface SheetActionsProps {
  isFirst: boolean
  isLast: boolean
  isStepped: boolean
  isValid: boolean
  isEdited: boolean
  price: string
  onBack: () => void
  onNext: () => void
  onSave: () => void
}

/** Back cancels at the first step; saving is offered as soon as the item is valid. Spec: storefront 4. */
export function SheetActions(props: SheetActionsProps) {
  const { isFirst, isLast, isStepped, isValid, isEdited, price, onBack, onNext, onSave } = props

  return (
    <div className={styles.actions}>
      {isStepped && (
        <Button look="quiet" onClick={onBack}>
          {isFirst ? 'Abbrechen' : 'Zurück'}
        </Button>
      )}
      {isStepped && !isLast && (
        <Button className={styles.main} onClick={onNext}>
          Weiter
        </Button>
      )}
      {isLast && (
        // Stays reachable while something is missing, so that a click can say what.
        <Button className={styles.main} aria-disabled={!isValid} onClick={onSave}>
          <span>{isEdited ? 'Übernehmen' : 'In den Warenkorb'}</span>
          {price && <span className={styles.price}>{price}</span>}
        </Button>
      )}
    </div>
  )
}
