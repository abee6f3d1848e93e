'use client'

import { useId, useState } from 'react'

import type { Folder } from '#domain/content/media/folder-tree.ts'
import { Action, DeskDialog } from '#plugins/desk/kit.port.ts'

import { FolderChoice } from './folder-dialog.tsx'
import styles from './media.module.css'
import { TagDialog } from './tag-dialog.tsx'
import { useSending } from './use-sending.ts'

type BulkBarProps = {
  count: number
  folders: readonly Folder[]
  /** Those of the house, to choose from, and those that one of the selected has. */
  tags: readonly string[]
  tagsInside: readonly string[]
  mayDelete: boolean
  onMove: (folder: string | null) => Promise<string | null>
  onTag: (change: { addTags: string[]; removeTags: string[] }) => Promise<string | null>
  onDelete: () => void
  onClear: () => void
}

/** What can be done with all that is selected. */
export function BulkBar({ count, folders, tags, tagsInside, mayDelete, ...does }: BulkBarProps) {
  const [dialog, setDialog] = useState<'move' | 'tag' | null>(null)
  const leave = () => setDialog(null)

  return (
    <div role="region" aria-label="Auswahl" className={styles.bulk}>
      <strong aria-live="polite">{count === 1 ? '1 ausgewählt' : `${count} ausgewählt`}</strong>
      <Action onClick={() => setDialog('move')}>In Ordner legen</Action>
      <Action onClick={() => setDialog('tag')}>Schlagwörter</Action>
      {mayDelete && <Action onClick={does.onDelete}>Löschen</Action>}
      <Action look="quiet" onClick={does.onClear}>
        Auswahl aufheben
      </Action>
      {dialog === 'move' && <MoveDialog {...{ count, folders }} onMove={does.onMove} onLeave={leave} />}
      {dialog === 'tag' && <TagDialog {...{ count, tags, tagsInside }} onTag={does.onTag} onLeave={leave} />}
    </div>
  )
}

type MoveDialogProps = Pick<BulkBarProps, 'count' | 'folders' | 'onMove'> & { onLeave: () => void }

function MoveDialog({ count, folders, onMove, onLeave }: MoveDialogProps) {
  const id = useId()
  const [folder, setFolder] = useState<string | null>(null)
  const { problem, isSending, send } = useSending(() => onMove(folder), onLeave)

  return (
    <DeskDialog titleId={id} onLeave={onLeave}>
      <form className={styles.form} onSubmit={send}>
        <h2 id={id}>{count === 1 ? 'In einen Ordner legen' : `${count} Medien in einen Ordner legen`}</h2>
        <FolderChoice
          label="Ordner"
          none="Ohne Ordner"
          folders={folders}
          value={folder}
          onChoose={setFolder}
        />
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.ways}>
          <Action onClick={onLeave}>Abbrechen</Action>
          <Action type="submit" look="main" disabled={isSending}>
            Verschieben
          </Action>
        </div>
      </form>
    </DeskDialog>
  )
}
