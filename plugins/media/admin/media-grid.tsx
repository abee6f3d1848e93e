'use client'

import { type CSSProperties, type KeyboardEvent, type MouseEvent, useRef } from 'react'

import { gridStep } from '#domain/content/media/grid-step.ts'
import type { Medium } from '#domain/content/media/media.contract.ts'
import { mediaKindOf } from '#domain/content/media/media-terms.ts'

import { type Dragged, startDrag } from './dragged.ts'
import { keyOf } from './media-key.ts'
import styles from './media.module.css'
import { type Selection, toggled, upTo } from './selection.ts'
import { Thumbnail } from './thumbnail.tsx'
import { useStop } from './use-stop.ts'

type MediaGridProps = {
  media: readonly Medium[]
  selection: Selection
  onSelect: (selection: Selection) => void
  openKey: string | null
  onOpen: (key: string) => void
  onDelete: () => void
  mayArrange: boolean
}

/**
 * The media as small pictures of one height. Arrows move, Enter opens, Space selects, Shift draws a range, Ctrl+A takes
 * all that is shown and Delete asks before it deletes.
 */
export function MediaGrid(props: MediaGridProps) {
  const { media, selection, onSelect, openKey, onOpen, onDelete, mayArrange } = props
  const list = useRef<HTMLDivElement>(null)
  const order = media.map(keyOf)
  const { stop, setStop } = useStop(order, openKey)

  const go = (key: string) => {
    setStop(key)
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus()
  }
  const press = (event: KeyboardEvent, key: string) => {
    const done = keyDone(event, key)
    if (done) event.preventDefault()
  }
  const keyDone = (event: KeyboardEvent, key: string): boolean => {
    if (event.key === 'Enter') onOpen(key)
    else if (event.key === ' ')
      onSelect(event.shiftKey ? upTo(selection, key, order) : toggled(selection, key))
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey))
      onSelect({ keys: new Set(order), anchor: key })
    else if (event.key === 'Delete') onDelete()
    else return step(event, key)
    return true
  }
  const step = (event: KeyboardEvent, key: string): boolean => {
    const to = order[gridStep(event.key, order.indexOf(key), boxesIn(list.current)) ?? -1]
    if (to === undefined) return false
    if (event.shiftKey) onSelect(upTo(upTo(selection, key, order), to, order))
    go(to)
    return true
  }
  const click = (event: MouseEvent, key: string) => {
    setStop(key)
    const isTick = event.target instanceof Element && event.target.closest('[data-tick]') !== null
    if (event.shiftKey) onSelect(upTo(selection, key, order))
    else if (isTick || event.ctrlKey || event.metaKey) onSelect(toggled(selection, key))
    else onOpen(key)
  }
  /** What is selected goes along with one of it; one that is not goes alone. */
  const draggedWith = (key: string): Dragged => ({
    kind: 'media',
    keys: selection.keys.has(key) ? [...selection.keys] : [key],
  })

  return (
    <div ref={list} role="listbox" aria-label="Medien" aria-multiselectable className={styles.grid}>
      {media.map((medium) => {
        const key = keyOf(medium)
        return (
          <div
            key={key}
            role="option"
            aria-selected={selection.keys.has(key)}
            aria-current={key === openKey || undefined}
            tabIndex={key === stop ? 0 : -1}
            data-key={key}
            className={styles.tile}
            style={ratioOf(medium)}
            draggable={mayArrange}
            onDragStart={(event) => startDrag(event, draggedWith(key))}
            onFocus={() => setStop(key)}
            onKeyDown={(event) => press(event, key)}
            onClick={(event) => click(event, key)}
          >
            <Thumbnail medium={medium} />
            <span data-tick aria-hidden="true" className={styles.tick} title="Auswählen" />
            <span className={styles.name}>{medium.title}</span>
            <Marks medium={medium} />
          </div>
        )
      })}
    </div>
  )
}

/** What is to be seen at a glance: what kind it is, what it lacks, and that it is there twice. */
function Marks({ medium }: { medium: Medium }) {
  const kind = mediaKindOf(medium.mimeType)

  return (
    <span className={styles.marks}>
      {kind !== 'picture' && <span>{medium.extension.toUpperCase()}</span>}
      {medium.alt === '' && <span data-tone="waits">Ohne Beschreibung</span>}
      {medium.copies > 1 && <span data-tone="waits">{medium.copies} ×</span>}
    </span>
  )
}

/** Neither a banner nor a tower takes the row for itself. */
function ratioOf({ width, height }: Medium): CSSProperties {
  const ratio = width && height ? Math.max(0.65, Math.min(2.2, width / height)) : 1

  return { '--ratio': ratio.toFixed(3) } as CSSProperties // a property of our own
}

const boxesIn = (list: HTMLElement | null) =>
  [...(list?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].map((tile) => {
    const { left, top, width } = tile.getBoundingClientRect()
    return { left, top, width }
  })
