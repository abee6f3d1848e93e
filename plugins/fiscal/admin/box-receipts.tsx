import { formatMoney } from '#domain/money/money.ts'
import { type BoxPage, type ShownReceipt } from '#domain/ordering/fiscal/fiscal.contract.ts'
import { receiptKindLabels, receiptStateLabels } from '#domain/ordering/fiscal/fiscal.texts.ts'
import { momentWords } from '#domain/time/moment-words.ts'

import styles from './fiscal.module.css'

/** What the cash box wrote last, the newest first, with the code that stands on paper. */
export function BoxReceipts({ receipts, timeZone }: BoxPage) {
  if (receipts.length === 0) return <p className={styles.none}>Noch kein Beleg.</p>

  return (
    <section aria-label="Belege" className={styles.written}>
      <h3>Letzte Belege</h3>
      <ol className={styles.receipts} reversed start={receipts[0]?.number}>
        {receipts.map((receipt) => (
          <li key={receipt.id}>
            <p className={styles.receipt}>
              <strong>{`Nr. ${receipt.number}`}</strong>
              <span>{nameOf(receipt)}</span>
              <span className={styles.amount}>{formatMoney(receipt.amount)}</span>
            </p>
            <p className={styles.quiet}>
              {momentWords(receipt.at, timeZone)}
              {receipt.state !== 'signed' && (
                <strong className={styles.unsigned}>{receiptStateLabels[receipt.state]}</strong>
              )}
            </p>
            {receipt.code !== null && (
              <details>
                <summary>Maschinenlesbarer Code</summary>
                <code className={styles.code}>{receipt.code}</code>
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

const nameOf = ({ kind, ticketNumber }: ShownReceipt): string =>
  ticketNumber === null ? receiptKindLabels[kind] : `${receiptKindLabels[kind]}, Bestellung ${ticketNumber}`
