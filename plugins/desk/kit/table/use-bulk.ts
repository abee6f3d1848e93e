'use client'

import { useRef, useState } from 'react'

/** The ids that are still to do, or false where nothing was done, such as by a question that was left. */
export type StillToDo = readonly string[] | false

export type BulkAction<Row> = {
  label: string
  isDangerous?: boolean
  run: (rows: readonly Row[]) => StillToDo | Promise<StillToDo>
}

type Given<Row> = {
  idOf: (row: Row) => string
  /** Told what was done, and nothing else of what is selected by then. */
  onDone: (ids: readonly string[]) => void
  onProblem: (text: string) => void
}

/** What is done to several at once, one action after the other: a second press before the first has ended is none. */
export function useBulk<Row>({ idOf, onDone, onProblem }: Given<Row>) {
  const [isPending, setIsPending] = useState(false)
  const isAtIt = useRef(false)
  const mark = (is: boolean) => {
    isAtIt.current = is
    setIsPending(is)
  }
  const start = async ({ label, run }: BulkAction<Row>, rows: readonly Row[]) => {
    if (isAtIt.current) return
    mark(true)
    try {
      onDone(doneOf(rows.map(idOf), await run(rows)))
    } catch (cause) {
      onProblem(`„${label}“ ist fehlgeschlagen. Die Auswahl ist noch da.`)
      reportError(cause)
    } finally {
      mark(false)
    }
  }

  return { isPending, start }
}

export type Bulk<Row> = ReturnType<typeof useBulk<Row>>

export function doneOf(ids: readonly string[], still: StillToDo): readonly string[] {
  if (still === false) return []
  const left = new Set(still)

  return ids.filter((id) => !left.has(id))
}
