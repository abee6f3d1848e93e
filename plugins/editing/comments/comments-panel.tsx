'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import dynamic from 'next/dynamic'
import { useEffect, useRef } from 'react'

import { tellOpenComments } from '#collections/shared/admin/open-comments.ts'
import { Problem, Quiet, SidePanel } from '#collections/shared/admin/side-panel.tsx'
import { type SectionedSlug, sectionedSlugs } from '#domain/content/drafted-slug.ts'
import { openBySection, openWords } from '#domain/content/together/comment-place.ts'
import type { Comments } from '#domain/content/together/comments.contract.ts'

import { useAnswer } from '../admin/use-answer.ts'
import { readComments } from './calls.ts'
import { askForComments, leaveComments, useCommentsNews } from './comments-news.ts'

/** It comes with the kit of the desk, which no form loads before somebody asks for it. */
const CommentsDialog = dynamic(() => import('./comments-dialog.tsx').then((module) => module.CommentsDialog))

/** What colleagues have remarked about this page, and where one answers. */
export function CommentsPanel() {
  const { id, collectionSlug, hasSavePermission, isTrashed } = useDocumentInfo()
  const slug = sectionedSlugs.find((drafted) => drafted === collectionSlug)
  if (!id || !slug || !hasSavePermission || isTrashed) return null

  return <OfRecord key={id} record={String(id)} slug={slug} />
}

function OfRecord({ record, slug }: { record: string; slug: SectionedSlug }) {
  const { answer, problem, ask } = useComments(slug, record)
  const { asked } = useCommentsNews()
  useOpenInForm(answer)
  useAskedByAddress()
  const open = answer?.threads.filter(({ settled }) => settled === null) ?? []
  const toMe = open.filter((thread) => [thread, ...thread.answers].some(({ to }) => to?.isAsker))

  return (
    <SidePanel id="comments" title="Kommentare">
      <div aria-live="polite">
        {answer && <Quiet>{openWords(open.length)}</Quiet>}
        {toMe.length > 0 && <Quiet> · {toMe.length} an Sie</Quiet>}
      </div>
      <Button buttonStyle="secondary" margin={false} onClick={() => askForComments('')} size="small">
        {answer && answer.threads.length > 0 ? 'Kommentare ansehen …' : 'Kommentar schreiben …'}
      </Button>
      <Problem>{problem}</Problem>
      {asked !== null && answer && (
        <CommentsDialog
          comments={answer}
          of={slug}
          record={record}
          section={asked}
          onAnswered={ask}
          onLeave={leaveComments}
        />
      )}
    </SidePanel>
  )
}

/** Read once somebody has written another remark than those that were read. */
function useComments(slug: SectionedSlug, record: string) {
  const asking = useAnswer<Comments>()
  const { answer, ask } = asking
  const { mark } = useCommentsNews()
  const told = mark?.record === record ? mark.mark : null
  const known = useRef<string | null>(null)
  useEffect(() => {
    known.current = answer?.mark ?? null
  }, [answer])
  useEffect(() => {
    if (told !== null && told !== known.current) {
      void ask(readComments(fetch, { query: { of: slug, record } }))
    }
  }, [ask, record, slug, told])

  return asking
}

/** Sections say in the form and on the page how many of theirs are open. */
function useOpenInForm(answer: Comments | null): void {
  useEffect(() => {
    tellOpenComments(Object.fromEntries(openBySection(answer?.threads ?? [])))
    return () => tellOpenComments({})
  }, [answer])
}

/** Whoever comes from the start view wants to read them at once. */
function useAskedByAddress(): void {
  useEffect(() => {
    if (new URLSearchParams(location.search).has('kommentare')) askForComments('')
    return leaveComments
  }, [])
}
