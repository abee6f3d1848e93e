'use client'

import { useRef, useState } from 'react'

import type { ListedPage } from '#domain/content/pages/pages.contract.ts'
import { Action, type RowSelection } from '#plugins/desk/kit.port.ts'

import { countOfPages } from './line-words.ts'
import type { BulkDeed } from './page-tree.tsx'
import styles from './pages.module.css'

type TreeStripProps = {
  count: number
  selected: readonly ListedPage[]
  selection: RowSelection
  bulk: readonly BulkDeed[]
}

/** Above the tree: how many there are, or what can be done to those that are selected. */
export function TreeStrip({ count, selected, selection, bulk }: TreeStripProps) {
  const [isPending, setIsPending] = useState(false)
  const isAtIt = useRef(false)
  const start = async ({ run }: BulkDeed) => {
    // A second press before the first has ended is none.
    if (isAtIt.current) return
    isAtIt.current = true
    setIsPending(true)
    try {
      selection.forget(await run(selected))
    } finally {
      isAtIt.current = false
      setIsPending(false)
    }
  }

  return (
    <div className={styles.strip} data-selected={selected.length > 0 || undefined}>
      <span role="status" className={styles.count}>
        {selected.length > 0 ? `${selected.length} ausgewählt` : countOfPages(count)}
      </span>
      {selected.length > 0 && (
        <div className={styles.deeds} aria-busy={isPending}>
          {bulk.map((deed) => (
            <Action
              key={deed.label}
              look={deed.isDangerous ? 'danger' : 'plain'}
              aria-disabled={isPending || undefined}
              onClick={() => void start(deed)}
            >
              {deed.label}
            </Action>
          ))}
          <Action look="quiet" onClick={selection.clear}>
            Auswahl aufheben
          </Action>
        </div>
      )}
    </div>
  )
}
