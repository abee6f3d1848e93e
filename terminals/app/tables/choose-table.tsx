import { useState } from 'react'

import { formatMoney } from '#domain/money/money.ts'
import type { TableTab } from '#domain/ordering/table-tabs.ts'

import { Key } from '../design/key.tsx'
import styles from './choose-table.module.css'
import { tableName } from './tab-words.ts'

type Props = { tabs: readonly TableTab[]; onChoose: (to: TableTab) => void; onBack: () => void }

/** Where a table sits from now on: at a free one with one press, at a taken one after a question. */
export function ChooseTable({ tabs, onChoose, onBack }: Props) {
  const [asked, setAsked] = useState<TableTab | null>(null)
  const choose = (tab: TableTab) => (tab.rounds.length > 0 ? setAsked(tab) : onChoose(tab))

  return (
    <div className={styles.choose}>
      {asked ? (
        <>
          <p role="alert">
            An {tableName(asked.table)} sind schon {formatMoney(asked.total)} offen. Beides wird eine Rechnung
            und lässt sich danach nicht mehr von selbst trennen.
          </p>
          <Key look="wait" isWide onClick={() => onChoose(asked)}>
            Mit {tableName(asked.table)} zusammenlegen
          </Key>
          <Key isWide onClick={() => setAsked(null)}>
            Anderen Tisch wählen
          </Key>
        </>
      ) : (
        <div role="group" aria-label="Wohin" className={styles.tables}>
          {tabs.map((tab) => (
            <Key
              key={tab.table.id}
              data-taken={tab.rounds.length > 0 || undefined}
              onClick={() => choose(tab)}
            >
              <span>
                {tableName(tab.table)}
                <small>{tab.rounds.length > 0 ? `besetzt, ${formatMoney(tab.total)}` : 'frei'}</small>
              </span>
            </Key>
          ))}
        </div>
      )}
      <Key isWide onClick={onBack}>
        Zurück
      </Key>
    </div>
  )
}
