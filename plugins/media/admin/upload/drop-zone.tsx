'use client'

import { type DragEvent, type PropsWithChildren, useRef, useState } from 'react'

import { holdsFiles } from '../dragged.ts'
import styles from './upload.module.css'

type DropZoneProps = PropsWithChildren<{ isOpen: boolean; onFiles: (files: File[]) => void }>

/** Takes in files that are dragged from outside, anywhere above what it holds. */
export function DropZone({ isOpen, onFiles, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false)
  // The browser tells of each element below as left and entered.
  const depth = useRef(0)
  if (!isOpen) return <div>{children}</div>

  const enter = (event: DragEvent, by: 1 | -1) => {
    if (!holdsFiles(event)) return
    depth.current = Math.max(0, depth.current + by)
    setIsOver(depth.current > 0)
  }
  const drop = (event: DragEvent) => {
    if (!holdsFiles(event)) return
    event.preventDefault()
    depth.current = 0
    setIsOver(false)
    onFiles([...event.dataTransfer.files])
  }

  return (
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragEnter={(event) => enter(event, 1)}
      onDragLeave={(event) => enter(event, -1)}
      onDragOver={(event) => holdsFiles(event) && event.preventDefault()}
      onDrop={drop}
    >
      {children}
      {isOver && (
        <p className={styles.over} aria-hidden="true">
          Hier ablegen, um hochzuladen
        </p>
      )}
    </div>
  )
}
