'use client'

import { useState } from 'react'

import type { Comments } from '#domain/content/together/comments.contract.ts'
import { Action, ChoiceField, Field } from '#plugins/desk/kit.port.ts'

import styles from './comments-dialog.module.css'

type Words = { text: string; to: string | null }
type CommentWordsProps = {
  label: string
  button: string
  /** Whom it may be for; nobody is asked where there is none. */
  colleagues?: Comments['colleagues']
  before?: string
  /** Answers why it was not taken, in German, or null. */
  onSend: (words: Words) => Promise<string | null>
  onLeave?: () => void
}

/** Where a remark is written, with the colleague who is meant. What was refused stays written. */
export function CommentWords(props: CommentWordsProps) {
  const { label, button, colleagues = [], before = '', onSend, onLeave } = props
  const [text, setText] = useState(before)
  const [to, setTo] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    setIsBusy(true)
    const failed = await onSend({ text, to: to || null })
    setIsBusy(false)
    setProblem(failed)
    if (failed !== null) return
    setText('')
    setTo('')
    onLeave?.()
  }

  return (
    <div className={styles.words}>
      <Field label={label}>
        {(id) => (
          <textarea
            id={id}
            rows={3}
            maxLength={2000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className={styles.row}>
        {colleagues.length > 0 && (
          <ChoiceField
            label="An"
            value={to}
            choices={[['', 'alle'], ...colleagues.map(({ id, name }) => [id, name] as const)]}
            onChoose={setTo}
          />
        )}
        {onLeave && <Action onClick={onLeave}>Abbrechen</Action>}
        <Action disabled={isBusy || text.trim() === ''} onClick={() => void send()}>
          {button}
        </Action>
      </div>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}
