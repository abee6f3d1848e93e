'use client'

import { useForm } from '@payloadcms/ui'
import { useId, useState } from 'react'

import type { Outcome } from '#domain/api/call-of.ts'
import type { SectionedSlug } from '#domain/content/drafted-slug.ts'
import { sectionLabelOf } from '#domain/content/section-types.ts'
import type { Comments, CommentThread } from '#domain/content/together/comments.contract.ts'
import { Action, ChoiceField, DeskDialog, problemIn } from '#plugins/desk/kit.port.ts'

import { sectionsIn } from './sections-in.ts'
import { addComment } from './calls.ts'
import { CommentWords } from './comment-words.tsx'
import styles from './comments-dialog.module.css'
import { Thread } from './comment-thread.tsx'

/** Sends something, and shows what was answered; answers why not, in German, or null. */
export type Send = (call: Promise<Outcome<Comments>>) => Promise<string | null>

type CommentsDialogProps = {
  comments: Comments
  of: SectionedSlug
  record: string
  /** The section that it is about at first. */
  section: string
  onAnswered: (call: Promise<Outcome<Comments>>) => Promise<boolean>
  onLeave: () => void
}

/** All remarks to a page: one writes, answers and settles them here. */
export function CommentsDialog({ comments, section, onAnswered, onLeave, ...record }: CommentsDialogProps) {
  const id = useId()
  const [about, setAbout] = useState(section)
  const send: Send = async (call) => {
    const answer = await call
    await onAnswered(Promise.resolve(answer))
    return answer.ok ? null : problemIn(answer)
  }
  const threads = comments.threads.filter((thread) => about === '' || thread.section === about)
  const isElsewhere = about !== '' && threads.length < comments.threads.length

  return (
    <DeskDialog titleId={id} onLeave={onLeave} className={styles.dialog ?? ''}>
      <h2 id={id}>Kommentare</h2>
      <NewComment {...{ about, record, send }} colleagues={comments.colleagues} onAbout={setAbout} />
      <Threads threads={threads} colleagues={comments.colleagues} send={send} />
      <div className={styles.actions}>
        {isElsewhere && <Action onClick={() => setAbout('')}>Alle Kommentare zeigen</Action>}
        <Action onClick={onLeave}>Schließen</Action>
      </div>
    </DeskDialog>
  )
}

type NewCommentProps = {
  about: string
  record: Pick<CommentsDialogProps, 'of' | 'record'>
  colleagues: Comments['colleagues']
  send: Send
  onAbout: (section: string) => void
}

function NewComment({ about, record, colleagues, send, onAbout }: NewCommentProps) {
  const { getData } = useForm()
  const [sections] = useState(() => sectionsIn(getData()))
  const choices = sections.map(
    ({ id, blockType }, index) => [id ?? '', `Abschnitt ${index + 1}: ${sectionLabelOf(blockType)}`] as const,
  )

  return (
    <div className={styles.fresh}>
      <ChoiceField label="Wozu" value={about} choices={[['', 'Zum Ganzen'], ...choices]} onChoose={onAbout} />
      <CommentWords
        label="Neuer Kommentar"
        button="Kommentieren"
        colleagues={colleagues}
        onSend={(words) => send(addComment(fetch, { body: { ...record, section: about, ...words } }))}
      />
    </div>
  )
}

const settledWords = (count: number): string =>
  count === 1 ? '1 erledigter Kommentar' : `${count} erledigte Kommentare`

type ThreadsProps = { threads: readonly CommentThread[]; colleagues: Comments['colleagues']; send: Send }

function Threads({ threads, colleagues, send }: ThreadsProps) {
  const open = threads.filter(({ settled }) => settled === null)
  const settled = threads.filter((thread) => thread.settled !== null)
  const listed = (each: readonly CommentThread[]) => (
    <ul className={styles.threads}>
      {each.map((thread) => (
        <Thread key={thread.id} {...{ thread, colleagues, send }} />
      ))}
    </ul>
  )

  return (
    <>
      {open.length === 0 && <p className={styles.quiet}>Hier ist nichts offen.</p>}
      {listed(open)}
      {settled.length > 0 && (
        <details className={styles.settled}>
          <summary>{settledWords(settled.length)}</summary>
          {listed(settled)}
        </details>
      )}
    </>
  )
}
