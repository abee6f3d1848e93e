'use client'

import { type DragEvent, type ReactNode, useState } from 'react'

import { type FolderNode, folderTree, inOrder } from '#domain/content/media/folder-tree.ts'
import type { MediaOverview } from '#domain/content/media/media.contract.ts'
import { noFolder } from '#domain/content/media/media-terms.ts'

import { type Dragged, draggedIn, isDragged, startDrag } from './dragged.ts'
import styles from './media.module.css'

type FolderListProps = {
  overview: MediaOverview
  /** Null for all media, in whatever folder. */
  open: string | null
  onOpen: (folder: string | null) => void
  /** Null takes it out of its folder. */
  onDrop: (dragged: Dragged, into: string | null) => void
  actions: ReactNode
}

/** The folders of the house. Media and folders are dropped into them; the same is in reach by the keyboard below them. */
export function FolderList({ overview, open, onOpen, onDrop, actions }: FolderListProps) {
  const { folders, total, unfiled, may } = overview
  const nodes = inOrder(folderTree(folders))
  const place = { open, onOpen, onDrop, mayArrange: may.arrange }

  return (
    <nav aria-label="Ordner" className={styles.folders}>
      <ul>
        <Place {...place} label="Alle Medien" count={total} value={null} />
        <Place {...place} label="Ohne Ordner" count={unfiled} value={noFolder} dropsInto={null} />
        {nodes.map((node) => (
          <Place
            key={node.id}
            {...place}
            label={node.name}
            count={folders.find(({ id }) => id === node.id)?.count ?? 0}
            value={node.id}
            dropsInto={node.id}
            node={node}
          />
        ))}
      </ul>
      {may.arrange && <div className={styles.folderActions}>{actions}</div>}
    </nav>
  )
}

type PlaceProps = Pick<FolderListProps, 'open' | 'onOpen' | 'onDrop'> & {
  label: string
  count: number
  value: string | null
  /** Undefined where nothing can be dropped. */
  dropsInto?: string | null
  node?: FolderNode
  mayArrange: boolean
}

function Place({ label, count, value, dropsInto, node, open, onOpen, onDrop, mayArrange }: PlaceProps) {
  const [isOver, setIsOver] = useState(false)
  const takes = (event: DragEvent) => mayArrange && dropsInto !== undefined && isDragged(event)
  const drop = (event: DragEvent) => {
    setIsOver(false)
    const dragged = takes(event) ? draggedIn(event) : null
    if (!dragged) return
    event.preventDefault()
    onDrop(dragged, dropsInto ?? null)
  }

  return (
    <li style={{ paddingInlineStart: `${((node?.level ?? 1) - 1) * 0.9}rem` }}>
      <button
        type="button"
        aria-current={open === value ? 'true' : undefined}
        data-over={isOver || undefined}
        draggable={Boolean(node) && mayArrange}
        onDragStart={(event) => node && startDrag(event, { kind: 'folder', id: node.id })}
        onDragOver={(event) => {
          if (!takes(event)) return
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        onClick={() => onOpen(value)}
      >
        <span className={styles.folderName}>{label}</span>
        <span className={styles.count}>{count.toLocaleString('de-AT')}</span>
      </button>
    </li>
  )
}
