'use client'

import { type KeyboardEvent, useRef } from 'react'

import type { ListedPage } from '#domain/content/pages/pages.contract.ts'
import { EmptyState, useHeldFocus, useRows, useSelection } from '#plugins/desk/kit.port.ts'

import type { DropPlace } from './drop-place.ts'
import { nameOfLine } from './line-words.ts'
import { PageRow } from './page-row.tsx'
import styles from './pages.module.css'
import { treeDeedOf } from './tree-keys.ts'
import type { TreeLine } from './tree-lines.ts'
import { TreeStrip } from './tree-strip.tsx'
import { useDrag } from './use-drag.ts'

export type BulkDeed = {
  label: string
  isDangerous?: boolean
  /** Answers the ids with which it is done. */
  run: (pages: readonly ListedPage[]) => Promise<readonly string[]>
}

type PageTreeProps = {
  lines: readonly TreeLine[]
  openId: string | null
  timeZone: string
  bulk: readonly BulkDeed[]
  onOpen: (page: ListedPage) => void
  onTurn: (key: string, isOpen: boolean) => void
  onShift: (page: ListedPage, by: -1 | 1) => void
  onDrop: (page: ListedPage, place: DropPlace) => void
}

const label = 'Seiten nach Adresse'

/** The pages as a treegrid: as many lines as there are, worked through by keys alone. */
export function PageTree(props: PageTreeProps) {
  const { lines, openId, timeZone, bulk, onOpen, onTurn, onDrop } = props
  const scroller = useRef<HTMLDivElement>(null)
  const order = lines.map(({ key }) => key)
  const near = useRows({ order, scroller })
  const pages = lines.flatMap((line) => (line.kind === 'page' && line.page ? [line.page] : []))
  const selection = useSelection(pages.map(({ id }) => id))
  const drag = useDrag(onDrop)
  const held = useHeldFocus(() => (order.length > 0 ? near.goTo(near.active) : scroller.current?.focus()))
  const turn = ({ key, isOpen }: TreeLine) => onTurn(key, !isOpen)
  const keys = useKeys(props, { near, selection })
  if (lines.length === 0) return <EmptyState title="Keine Seite passt dazu." />

  return (
    <section aria-label={label} className={styles.tree} {...held}>
      <TreeStrip
        count={pages.length}
        selected={pages.filter(({ id }) => selection.ids.has(id))}
        {...{ selection, bulk }}
      />
      <div
        ref={scroller}
        role="treegrid"
        aria-label={label}
        aria-rowcount={lines.length + 1}
        aria-multiselectable="true"
        tabIndex={-1}
        className={styles.scroller}
      >
        <TreeHead isAll={selection.isAll} onAll={selection.toggleAll} />
        <div role="rowgroup" className={styles.rows} style={{ blockSize: near.rows.getTotalSize() }}>
          {near.rows.getVirtualItems().map(({ index, start }) => {
            const line = lines[index]
            if (!line) return null
            const page = line.kind === 'page' ? line.page : null

            return (
              <PageRow
                key={line.key}
                {...{ line, index, start, timeZone }}
                measure={near.rows.measureElement}
                isActive={index === near.active}
                isOpen={page !== null && openId === page.id}
                isSelected={page && selection.ids.has(page.id)}
                drop={drag.dropAt(line)}
                drag={drag.of(line)}
                onFocus={() => near.setActive(index)}
                onKeyDown={(event) => keys(event, index)}
                onOpen={() => page && onOpen(page)}
                onTurn={() => turn(line)}
                onSelect={(isRange) => page && selection.select(page.id, isRange)}
              />
            )
          })}
        </div>
      </div>
    </section>
  )
}

function TreeHead({ isAll, onAll }: { isAll: boolean; onAll: () => void }) {
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.row}>
        <div role="columnheader" className={styles.box}>
          <label className={styles.tick}>
            <input type="checkbox" aria-label="Alle auswählen" checked={isAll} onChange={onAll} />
          </label>
          <span className={styles.told}>Auswahl</span>
        </div>
        <div role="columnheader">Seite</div>
        <div role="columnheader">Stand</div>
        <div role="columnheader">Seitentyp</div>
        <div role="columnheader">Zuletzt geändert</div>
      </div>
    </div>
  )
}

type Place = { near: ReturnType<typeof useRows>; selection: ReturnType<typeof useSelection> }

/** Buttons and boxes within a line have keys of their own. */
function useKeys(props: PageTreeProps, { near, selection }: Place) {
  const { lines, onOpen, onTurn, onShift } = props
  const named = lines.map((line) => ({ ...line, name: nameOfLine(line) }))

  return (event: KeyboardEvent, index: number) => {
    const line = lines[index]
    const deed = treeDeedOf(event, { lines: named, index, perPage: near.rowsPerPage })
    if (!line || !deed || event.target !== event.currentTarget) return
    const page = line.kind === 'page' ? line.page : null
    event.preventDefault()

    switch (deed.kind) {
      case 'go':
        if (deed.isRange) drawRange(lines, selection, [index, deed.to])
        return near.goTo(deed.to)
      case 'turn':
        return onTurn(line.key, deed.isOpen)
      case 'open':
        return page ? onOpen(page) : onTurn(line.key, !line.isOpen)
      case 'select':
        return page ? selection.select(page.id, false) : undefined
      case 'select-all':
        return selection.toggleAll()
      case 'shift':
        return page ? onShift(page, deed.by) : undefined
    }
  }
}

function drawRange(
  lines: readonly TreeLine[],
  selection: Place['selection'],
  [from, to]: [number, number],
): void {
  const [first, last] = [lines[from], lines[to]].map((line) => (line?.kind === 'page' ? line.page : null))
  if (last) selection.drawRange(first?.id ?? last.id, last.id)
}
