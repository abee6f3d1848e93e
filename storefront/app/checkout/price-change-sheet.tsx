import { formatMoney } from '#domain/money/money.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import type { PriceChange } from './price-change.ts'
import styles from './price-change-sheet.module.css'

type PriceChangeSheetProps = {
  change: PriceChange
  currency: string
  onConfirm: () => void
  onClose: () => void
}

/** The new figures, and nothing is ordered at them without the guest's word. */
export default function PriceChangeSheet({ change, currency, onConfirm, onClose }: PriceChangeSheetProps) {
  const { lines, totalBefore, totalAfter } = change

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
        {lines.map(({ name, before, after }, index) => (
          // By index: two lines may be the same product
          <ChangedRow key={index} label={name} before={before} after={after} currency={currency} />
        ))}
        <ChangedRow label="Gesamt" before={totalBefore} after={totalAfter} currency={currency} isTotal />
      </dl>
    </Sheet>
  )
}

type ChangedRowProps = {
  label: string
  before: number
  after: number | null
  currency: string
  isTotal?: boolean
}

function ChangedRow({ label, before, after, currency, isTotal }: ChangedRowProps) {
  return (
    <div className={isTotal ? styles.total : undefined}>
      <dt>{label}</dt>
      <dd>
        <del>
          <span className="visually-hidden">bisher </span>
          {formatMoney(before, currency)}
        </del>{' '}
        <strong>
          <span className="visually-hidden">jetzt </span>
          {after === null ? 'nicht mehr erhältlich' : formatMoney(after, currency)}
        </strong>
      </dd>
    </div>
  )
}
