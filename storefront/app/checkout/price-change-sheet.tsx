import { shownTotal } from '#domain/ordering/shown-price.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import type { ChangedLine, PriceChange } from './price-change.ts'
import styles from './price-change-sheet.module.css'

type PriceChangeSheetProps = {
  change: PriceChange
  currency: string
  onConfirm: () => void
  onClose: () => void
}

/** The new figures, and nothing is ordered at them without the guest's word. */
export function PriceChangeSheet({ change, currency, onConfirm, onClose }: PriceChangeSheetProps) {
  const { lines, totalBefore, totalAfter, isPriceHidden } = change
  const total = { name: 'Gesamt', before: totalBefore, after: totalAfter, isPriceHidden }

  return (
    <Sheet
      title="Die Preise haben sich geändert"
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button look="secondary" onClick={onClose}>
            Zurück zum Formular
          </Button>
          {totalAfter > 0 && <Button onClick={onConfirm}>Zum neuen Preis bestellen</Button>}
        </div>
      }
    >
      <p>
        Seit Sie Ihren Warenkorb gefüllt haben, hat sich etwas geändert. Bitte prüfen Sie die neuen Beträge.
      </p>
      <dl className={styles.lines}>
        {lines.map((line, index) => (
          // By index: two lines may be the same product
          <ChangedRow key={index} line={line} currency={currency} />
        ))}
        <ChangedRow line={total} currency={currency} isTotal />
      </dl>
    </Sheet>
  )
}

type ChangedRowProps = { line: ChangedLine; currency: string; isTotal?: boolean }

function ChangedRow({ line, currency, isTotal }: ChangedRowProps) {
  const { name, before, after, isPriceHidden } = line
  const shown = (cents: number) => shownTotal({ cents, isPriceHidden, isEstimated: false }, currency)

  return (
    <div className={isTotal ? styles.total : undefined}>
      <dt>{name}</dt>
      <dd>
        {!isPriceHidden && (
          <del>
            <span className="visually-hidden">bisher </span>
            {shown(before)}
          </del>
        )}{' '}
        <strong>
          <span className="visually-hidden">jetzt </span>
          {after === null ? 'nicht mehr erhältlich' : shown(after)}
        </strong>
      </dd>
    </div>
  )
}
