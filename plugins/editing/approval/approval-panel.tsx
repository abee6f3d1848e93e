'use client'

import { Button, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { Problem, Quiet, SidePanel } from '#collections/shared/admin/side-panel.tsx'
import type { Outcome } from '#domain/api/call-of.ts'
import { mayAsk, requestInQuestion } from '#domain/content/approval/approval-rules.ts'
import type { Approval, ApprovalRequest } from '#domain/content/approval/approval.contract.ts'
import { type SectionedSlug, sectionedSlugs } from '#domain/content/drafted-slug.ts'

import { useAnswer } from '../admin/use-answer.ts'
import { useCommentsNews } from '../comments/comments-news.ts'
import { ApprovalHistory, RequestPart } from './approval-history.tsx'
import styles from './approval-panel.module.css'
import { askApproval, readApproval, withdraw } from './calls.ts'
import { DecisionPart } from './decision-part.tsx'

export type SendDecision = (call: Promise<Outcome<Approval>>) => Promise<boolean>

/** Where a brand wants a second person: one asks for the newest state to go out, somebody else lets it. */
export function ApprovalPanel() {
  const { id, collectionSlug, hasPublishPermission, isTrashed } = useDocumentInfo()
  const slug = sectionedSlugs.find((drafted) => drafted === collectionSlug)
  if (!id || !slug || !hasPublishPermission || isTrashed) return null

  return <OfRecord key={id} record={String(id)} slug={slug} />
}

function OfRecord({ record, slug }: { record: string; slug: SectionedSlug }) {
  const { lastUpdateTime } = useDocumentInfo()
  const { mark } = useCommentsNews()
  const { answer, problem, isBusy, ask } = useAnswer<Approval>()
  useEffect(() => {
    void ask(readApproval(fetch, { query: { of: slug, record } }))
    // What others decide is heard with who else is there.
  }, [ask, lastUpdateTime, mark?.mark, record, slug])
  if (!answer?.isNeeded) return null
  const request = requestInQuestion(answer.requests, answer)
  const isOpen = request?.standing === 'pending'

  return (
    <SidePanel id="approval" title="Freigabe">
      <div className={styles.parts} aria-live="polite">
        {!answer.hasNews && <Quiet>Besucher sehen den neuesten Stand.</Quiet>}
        {request && <RequestPart request={request} />}
      </div>
      {isOpen && answer.isSecondPerson && (
        <DecisionPart id={request.id} isBusy={isBusy} release={answer.release} send={ask} />
      )}
      {isOpen && <Waiting request={request} isSecondPerson={answer.isSecondPerson} send={ask} />}
      {mayAsk(request, answer) && (
        <AskPart
          isBusy={isBusy}
          onAsk={(note) => ask(askApproval(fetch, { body: { of: slug, record, note } }))}
        />
      )}
      <Problem>{problem}</Problem>
      <ApprovalHistory requests={answer.requests} />
    </SidePanel>
  )
}

type WaitingProps = { request: ApprovalRequest; isSecondPerson: boolean; send: SendDecision }

const Waiting = ({ request: { id, isMine }, isSecondPerson, send }: WaitingProps) => (
  <>
    {!isSecondPerson && <Quiet>Sie haben daran mitgeschrieben: Freigeben muss jemand anderes.</Quiet>}
    {isMine && (
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={() => void send(withdraw(fetch, { params: { id } }))}
        size="small"
      >
        Anfrage zurückziehen
      </Button>
    )}
  </>
)

type AskPartProps = { isBusy: boolean; onAsk: (note: string) => Promise<boolean> }

/** No form of its own: it stands within that of the record, which a browser would send instead. */
function AskPart({ isBusy, onAsk }: AskPartProps) {
  const [note, setNote] = useState('')
  const isUnsaved = useFormModified()
  const ask = async () => {
    if (await onAsk(note)) setNote('')
  }

  return (
    <div className={styles.parts}>
      <Quiet>Bevor Besucher diesen Stand sehen, schaut eine zweite Person darauf.</Quiet>
      <label>
        Hinweis (kann leer bleiben)
        <textarea maxLength={1000} onChange={({ target }) => setNote(target.value)} rows={2} value={note} />
      </label>
      <Button
        buttonStyle="secondary"
        // What is typed is saved a moment later; it is that state that is meant.
        disabled={isBusy || isUnsaved}
        margin={false}
        onClick={() => void ask()}
        size="small"
      >
        Freigabe anfragen
      </Button>
    </div>
  )
}
