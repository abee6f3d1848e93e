'use client'

import { useId, useState } from 'react'

import { cleanTags, longestTag } from '#domain/content/media/media-tags.ts'
import { Action, DeskDialog, Field } from '#plugins/desk/kit.port.ts'

import styles from './media.module.css'
import { useSending } from './use-sending.ts'

type TagDialogProps = {
  count: number
  /** Those of the house, to choose from, and those that one of the selected has. */
  tags: readonly string[]
  tagsInside: readonly string[]
  onTag: (change: { addTags: string[]; removeTags: string[] }) => Promise<string | null>
  onLeave: () => void
}

/** Adds tags to media, and takes some away. */
export function TagDialog({ count, tags, tagsInside, onTag, onLeave }: TagDialogProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [removed, setRemoved] = useState<readonly string[]>([])
  const work = () => onTag({ addTags: cleanTags(typed.split(',')), removeTags: [...removed] })
  const { problem, isSending, send } = useSending(work, onLeave)
  const turn = (tag: string) =>
    setRemoved(removed.includes(tag) ? removed.filter((each) => each !== tag) : [...removed, tag])

  return (
    <DeskDialog titleId={id} onLeave={onLeave}>
      <form className={styles.form} onSubmit={send}>
        <h2 id={id}>{count === 1 ? 'Schlagwörter' : `Schlagwörter von ${count} Medien`}</h2>
        <Field label="Hinzufügen, durch Beistriche getrennt" isWide>
          {(field) => (
            <input
              id={field}
              value={typed}
              list={`${id}-tags`}
              maxLength={longestTag * 10}
              autoComplete="off"
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <datalist id={`${id}-tags`}>
          {tags.map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
        </datalist>
        {tagsInside.length > 0 && (
          <fieldset className={styles.chips}>
            <legend>Entfernen</legend>
            {tagsInside.map((tag) => (
              <label key={tag}>
                <input type="checkbox" checked={removed.includes(tag)} onChange={() => turn(tag)} />
                {tag}
              </label>
            ))}
          </fieldset>
        )}
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.ways}>
          <Action onClick={onLeave}>Abbrechen</Action>
          <Action type="submit" look="main" disabled={isSending}>
            Speichern
          </Action>
        </div>
      </form>
    </DeskDialog>
  )
}
