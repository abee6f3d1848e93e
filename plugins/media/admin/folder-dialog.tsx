'use client'

import { type FormEvent, useId, useState } from 'react'

import {
  type Folder,
  folderProblem,
  folderTree,
  inOrder,
  withAllBelow,
} from '#domain/content/media/folder-tree.ts'
import { Action, ChoiceField, DeskDialog, Field } from '#plugins/desk/kit.port.ts'

import styles from './media.module.css'

type FolderDialogProps = {
  title: string
  confirm: string
  folders: readonly Folder[]
  /** The folder that is named or moved; null for a new one. */
  folder: Folder | null
  /** Where a new one would lie. */
  parent: string | null
  onSave: (values: { name: string; parent: string | null }) => Promise<string | null>
  onLeave: () => void
}

/** What a folder is called and where it lies. */
export function FolderDialog({
  title,
  confirm,
  folders,
  folder,
  parent,
  onSave,
  onLeave,
}: FolderDialogProps) {
  const id = useId()
  const [typed, setTyped] = useState({ name: folder?.name ?? '', parent: folder ? folder.parent : parent })
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const found = folderProblem({ id: folder?.id ?? null, ...typed }, folders)
    if (found) return setProblem(found.message)
    setIsSending(true)
    const told = await onSave({ name: typed.name.trim(), parent: typed.parent })
    setIsSending(false)
    if (told === null) onLeave()
    else setProblem(told)
  }

  return (
    <DeskDialog titleId={id} onLeave={onLeave}>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <h2 id={id}>{title}</h2>
        <Field label="Name">
          {(field) => (
            <input
              id={field}
              value={typed.name}
              maxLength={80}
              autoComplete="off"
              aria-invalid={problem !== null || undefined}
              onChange={({ target }) => setTyped({ ...typed, name: target.value })}
            />
          )}
        </Field>
        <FolderChoice
          label="Liegt in"
          none="Oberste Ebene"
          folders={folders}
          without={folder?.id ?? null}
          value={typed.parent}
          onChoose={(parent) => setTyped({ ...typed, parent })}
        />
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.ways}>
          <Action onClick={onLeave}>Abbrechen</Action>
          <Action type="submit" look="main" disabled={isSending}>
            {confirm}
          </Action>
        </div>
      </form>
    </DeskDialog>
  )
}

type FolderChoiceProps = {
  label: string
  /** What no folder is called. */
  none: string
  folders: readonly Folder[]
  /** A folder that cannot be chosen, with all that lies in it. */
  without?: string | null
  value: string | null
  onChoose: (folder: string | null) => void
}

/** One of the folders, shown as far in as it lies. */
export function FolderChoice({ label, none, folders, without = null, value, onChoose }: FolderChoiceProps) {
  const closed = without === null ? [] : withAllBelow(folders, without)
  const choices = inOrder(folderTree(folders))
    .filter(({ id }) => !closed.includes(id))
    .map(({ id, name, level }) => [id, `${'\u2003'.repeat(level - 1)}${name}`] as const)

  return (
    <ChoiceField
      label={label}
      isWide
      value={value ?? ''}
      choices={[['', none], ...choices]}
      onChoose={(chosen) => onChoose(chosen || null)}
    />
  )
}
