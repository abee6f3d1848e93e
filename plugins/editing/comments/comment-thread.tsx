'use client'

import { useState } from 'react'

import { MomentText } from '#collections/shared/admin/moment/moment-text.tsx'
import { useZoneOf } from '#collections/shared/admin/moment/zones.tsx'
import { commentPlaceWords } from '#domain/content/together/comment-place.ts'
import type { Comments, CommentThread, Remark } from '#domain/content/together/comments.contract.ts'
import { Action, tellProblem, useAsk } from '#plugins/desk/kit.port.ts'

import { answerComment, changeComment, removeComment, settleComment } from './calls.ts'
import { CommentWords } from './comment-words.tsx'
import type { Send } from './comments-dialog.tsx'
import styles from './comments-dialog.module.css'

type ThreadProps = { thread: CommentThread; colleagues: Comments['colleagues']; send: Send }

/** A remark with its answers, and what can be done with it. */
export function Thread({ thread, colleagues, send }: ThreadProps) {
  const { id, answers, settled } = thread
  const [isAnswering, setIsAnswering] = useState(false)
  const params = { id }
  const settle = async () => {
    const problem = await send(settleComment(fetch, { params, body: { isSettled: settled === null } }))
    if (problem !== null) tellProblem(problem)
  }

  return (
    <li className={styles.thread}>
      <p className={styles.place}>{commentPlaceWords(thread)}</p>
      {[thread, ...answers].map((remark) => (
        <RemarkPart key={remark.id} remark={remark} isRoot={remark === thread} send={send} />
      ))}
      {settled && (
        <p className={styles.quiet}>
          Erledigt von {nameOf(settled)}, <Moment at={settled.at} />
        </p>
      )}
      {isAnswering ? (
        <CommentWords
          label="Antwort"
          button="Antworten"
          colleagues={colleagues}
          onSend={(body) => send(answerComment(fetch, { params, body }))}
          onLeave={() => setIsAnswering(false)}
        />
      ) : (
        <div className={styles.row}>
          <Action onClick={() => setIsAnswering(true)}>Antworten</Action>
          <Action onClick={() => void settle()}>{settled ? 'Wieder öffnen' : 'Erledigt'}</Action>
        </div>
      )}
    </li>
  )
}

type RemarkPartProps = { remark: Remark; isRoot: boolean; send: Send }

function RemarkPart({ remark, isRoot, send }: RemarkPartProps) {
  const { id, text, at, isMine, isChanged, mayRemove, to } = remark
  const [isChanging, setIsChanging] = useState(false)
  const { ask, asking } = useAsk()
  const params = { id }
  const remove = async () => {
    if (!(await ask(removing))) return
    const problem = await send(removeComment(fetch, { params }))
    if (problem !== null) tellProblem(problem)
  }

  return (
    <article className={isRoot ? undefined : styles.answer}>
      <p className={styles.quiet}>
        <strong>{isMine ? 'Sie' : nameOf(remark)}</strong>
        {to && ` an ${to.isAsker ? 'Sie' : to.name}`}, <Moment at={at} />
        {isChanged && ' (geändert)'}
      </p>
      {isChanging ? (
        <CommentWords
          label="Ihre Worte"
          button="Ändern"
          before={text ?? ''}
          onSend={({ text: words }) => send(changeComment(fetch, { params, body: { text: words } }))}
          onLeave={() => setIsChanging(false)}
        />
      ) : (
        <p className={styles.text}>{text ?? <span className={styles.quiet}>Gelöscht</span>}</p>
      )}
      <div className={styles.row}>
        {isMine && text !== null && !isChanging && (
          <Action look="quiet" onClick={() => setIsChanging(true)}>
            Ändern
          </Action>
        )}
        {mayRemove && (
          <Action look="quiet" onClick={() => void remove()}>
            Löschen
          </Action>
        )}
      </div>
      {asking}
    </article>
  )
}

const removing = {
  title: 'Kommentar löschen?',
  text: 'Seine Worte sind danach weg. Was andere geantwortet haben, bleibt stehen.',
  confirm: 'Löschen',
  isDangerous: true,
}

const nameOf = ({ by }: { by: string | null }): string => by ?? 'jemandem, der nicht mehr dabei ist'

/** Times go by the clock of the house. */
const ofNoBranch = {}

function Moment({ at }: { at: string }) {
  return <MomentText at={at} timeZone={useZoneOf(ofNoBranch)} />
}
