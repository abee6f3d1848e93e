'use client'

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

import { type Focal, focalWords, movedFocal, wholeFocal } from '#domain/content/media/move-focal.ts'
import { picturePath } from '#domain/content/media-paths.ts'
import type { Medium } from '#domain/content/media/media.contract.ts'

import styles from './details.module.css'

type FocalPickerProps = {
  medium: Medium
  focal: Focal
  mayChange: boolean
  /** As it moves. */
  onMove: (focal: Focal) => void
  /** Once it rests. */
  onRest: (focal: Focal) => void
}

/** Keys move it further while they are pressed; it is kept when they rest. */
const restMilliseconds = 700

/** The picture with the point that stays in sight: set by a click, by dragging, and by the arrow keys. */
export function FocalPicker({ medium, focal, mayChange, onMove, onRest }: FocalPickerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isDragging, setIsDragging] = useState(false)
  const rest = useRest(onRest)

  const at = ({ clientX, clientY }: PointerEvent): Focal => {
    const box = frame.current?.getBoundingClientRect()
    if (!box || box.width === 0 || box.height === 0) return focal
    return wholeFocal({
      x: ((clientX - box.left) / box.width) * 100,
      y: ((clientY - box.top) / box.height) * 100,
    })
  }
  const press = (event: KeyboardEvent) => {
    const moved = movedFocal(focal, event.key, event.shiftKey)
    if (!moved || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onMove(moved)
    rest.soon(moved)
  }
  const drop = (event: PointerEvent) => {
    if (!isDragging) return
    setIsDragging(false)
    rest.now(at(event))
  }
  const pointer = mayChange && {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      setIsDragging(true)
      onMove(at(event))
    },
    onPointerMove: (event: PointerEvent) => isDragging && onMove(at(event)),
    onPointerUp: drop,
    onPointerCancel: drop,
  }

  return (
    <div ref={frame} className={styles.frame} data-changes={mayChange || undefined} {...pointer}>
      <img src={picturePath({ ...medium, alt: null }, 'medium')} alt={medium.alt ?? ''} draggable={false} />
      {mayChange && (
        <div
          role="slider"
          tabIndex={0}
          aria-label="Punkt, der sichtbar bleibt"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={focal.x}
          aria-valuetext={focalWords(focal)}
          className={styles.point}
          style={{ insetInlineStart: `${focal.x}%`, insetBlockStart: `${focal.y}%` }}
          onKeyDown={press}
        />
      )}
    </div>
  )
}

/** Keeps what came last, at once or when nothing has come for a while; leaving keeps it as well. */
function useRest(onRest: (focal: Focal) => void) {
  const waiting = useRef<{ focal: Focal; timer: ReturnType<typeof setTimeout> } | null>(null)
  const keep = useRef(onRest)
  useEffect(() => {
    keep.current = onRest
  })
  const now = (focal: Focal) => {
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = null
    keep.current(focal)
  }
  useEffect(
    () => () => {
      const { current } = waiting
      if (!current) return
      clearTimeout(current.timer)
      keep.current(current.focal)
    },
    [],
  )

  return {
    now,
    soon: (focal: Focal) => {
      if (waiting.current) clearTimeout(waiting.current.timer)
      waiting.current = { focal, timer: setTimeout(() => now(focal), restMilliseconds) }
    },
  }
}
