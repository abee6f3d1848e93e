'use client'

import type { DragEvent, KeyboardEvent, MouseEvent } from 'react'

import { MomentText } from '#collections/shared/admin/moment/moment-text.tsx'
import { pageMarkLabels, pageStateLabels } from '#domain/content/pages/page-state.ts'
import type { ListedPage } from '#domain/content/pages/pages.contract.ts'
import { siteTypeLabels } from '#domain/content/site-types.ts'
import { StatusPill } from '#plugins/desk/kit.port.ts'

import { addressOf, countOfPages, markTones, nameOfLine, stateTones } from './line-words.ts'
import styles from './pages.module.css'
import type { TreeLine } from './tree-lines.ts'

type PageRowProps = {
  line: TreeLine
  index: number
  start: number
  timeZone: string
  measure: (element: HTMLElement | null) => void
  isActive: boolean
  isOpen: boolean
  /** Null where there is nothing to select. */
  isSelected: boolean | null
  /** Whether what is dragged would land here, and how. */
  drop: 'below' | 'before' | 'behind' | null
  drag: {
    onDragStart: (event: DragEvent<HTMLElement>) => void
    onDragOver: (event: DragEvent<HTMLElement>) => void
    onDragEnd: () => void
    onDrop: (event: DragEvent<HTMLElement>) => void
  }
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onOpen: () => void
  onTurn: () => void
  onSelect: (isRange: boolean) => void
}

/** A line of the tree. The keys are those of the tree, which has the focus line by line. */
export function PageRow(props: PageRowProps) {
  const { line, index, start, timeZone, measure, isActive, isOpen, isSelected, drop, drag } = props
  const { onFocus, onKeyDown, onOpen, onTurn, onSelect } = props
  const page = line.kind === 'page' ? line.page : null
  const click = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('button, input, label')) return
    if (page && (event.shiftKey || event.ctrlKey || event.metaKey)) onSelect(event.shiftKey)
    else if (page) onOpen()
    else onTurn()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={measure}
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      aria-level={line.level}
      aria-setsize={line.size}
      aria-posinset={line.place}
      aria-expanded={line.hasChildren ? line.isOpen : undefined}
      aria-selected={isSelected ?? undefined}
      aria-current={isOpen || undefined}
      tabIndex={isActive ? 0 : -1}
      className={styles.row}
      data-kind={page ? 'page' : line.kind === 'brand' ? 'brand' : 'step'}
      data-drop={drop ?? undefined}
      draggable={page !== null && page.type !== 'custom_home'}
      style={{ transform: `translateY(${start}px)` }}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={click}
      {...drag}
    >
      <div role="gridcell" className={styles.box}>
        {page && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={`${page.name} auswählen`}
              checked={isSelected === true}
              onChange={() => onSelect(false)}
            />
          </label>
        )}
      </div>
      <NameCell line={line} onTurn={onTurn} />
      {page ? <PageCells page={page} timeZone={timeZone} /> : <RestCells line={line} />}
    </div>
  )
}

function NameCell({ line, onTurn }: { line: TreeLine; onTurn: () => void }) {
  const page = line.kind === 'page' ? line.page : null

  return (
    <div
      role="gridcell"
      className={styles.name}
      style={{ paddingInlineStart: `${(line.level - 1) * 1.4}rem` }}
    >
      <span className={styles.turnPlace}>
        {line.hasChildren && (
          <button
            type="button"
            tabIndex={-1}
            className={styles.turn}
            aria-label={`${nameOfLine(line)} ${line.isOpen ? 'zuklappen' : 'aufklappen'}`}
            onClick={onTurn}
          >
            <span aria-hidden="true">▸</span>
          </button>
        )}
      </span>
      <span className={styles.names}>
        <span className={styles.title}>{nameOfLine(line)}</span>
        {page && <span className={styles.path}>{addressOf(page)}</span>}
      </span>
    </div>
  )
}

function PageCells({ page, timeZone }: { page: ListedPage; timeZone: string }) {
  return (
    <>
      <div role="gridcell" className={styles.states}>
        <StatusPill tone={stateTones[page.state]}>{pageStateLabels[page.state]}</StatusPill>
        {page.marks.map((mark) => (
          <StatusPill key={mark} tone={markTones[mark]}>
            {pageMarkLabels[mark]}
          </StatusPill>
        ))}
      </div>
      <div role="gridcell" className={styles.quiet}>
        {siteTypeLabels[page.type]}
      </div>
      <div role="gridcell" className={styles.quiet}>
        <MomentText at={page.changedAt} timeZone={timeZone} />
        {page.changedBy && <span className={styles.by}> von {page.changedBy}</span>}
      </div>
    </>
  )
}

/** Of what is no page there is only to say what it is. */
function RestCells({ line }: { line: TreeLine }) {
  return (
    <div role="gridcell" aria-colspan={3} className={styles.rest}>
      {line.kind === 'brand' ? countOfPages(line.count) : 'Hier gibt es keine Seite.'}
    </div>
  )
}
