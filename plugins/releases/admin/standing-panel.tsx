'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import Link from 'next/link'
import { useCallback, useEffect, useState } from 'react'

import { MomentText } from '#collections/shared/admin/moment/moment-text.tsx'
import { useZoneOf } from '#collections/shared/admin/moment/zones.tsx'
import { Problem, Quiet, SidePanel } from '#collections/shared/admin/side-panel.tsx'
import { type DraftedSlug, draftedSlugs } from '#domain/content/drafted-slug.ts'
import type { ReleaseStanding } from '#domain/content/releases/releases.contract.ts'

import { addItem, makeRelease, readStanding } from './calls.ts'
import { TakePart } from './take-part.tsx'

type Item = { of: DraftedSlug; record: string }

/** The release with which this record goes out, or one to take it into. */
export function StandingPanel() {
  const { id, collectionSlug, hasPublishPermission, isTrashed } = useDocumentInfo()
  const of = draftedSlugs.find((drafted) => drafted === collectionSlug)
  if (!id || !of || !hasPublishPermission || isTrashed) return null

  return <OfRecord key={id} of={of} record={String(id)} />
}

function OfRecord({ of, record }: Item) {
  const { standing, problem, isBusy, take } = useStanding({ of, record })

  return (
    <SidePanel id="release" title="Veröffentlichung">
      <div aria-live="polite">{standing?.release && <InRelease release={standing.release} />}</div>
      {standing && !standing.release && <TakePart others={standing.others} isBusy={isBusy} onTake={take} />}
      <Problem>{problem}</Problem>
    </SidePanel>
  )
}

const ofNoBranch = {}

function InRelease({
  release: { id, name, plannedAt },
}: {
  release: NonNullable<ReleaseStanding['release']>
}) {
  const { config } = useConfig()
  const timeZone = useZoneOf(ofNoBranch)

  return (
    <>
      <Quiet>Geht hinaus mit </Quiet>
      <Link href={`${config.routes.admin}/collections/releases/${id}`}>{name}</Link>
      {plannedAt && (
        <Quiet>
          {' '}
          am <MomentText at={plannedAt} timeZone={timeZone} />
        </Quiet>
      )}
    </>
  )
}

const unreachable = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es erneut.'
const wordsOf = ({ errors }: { errors: readonly { message: string }[] }): string =>
  errors[0]?.message ?? unreachable

function useStanding({ of, record }: Item) {
  const { lastUpdateTime } = useDocumentInfo()
  const [standing, setStanding] = useState<ReleaseStanding | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const read = useCallback(async () => {
    const answer = await readStanding(fetch, { query: { of, record } })
    if (answer.ok) setStanding(answer.body)
    else setProblem(wordsOf(answer))
  }, [of, record])
  useEffect(() => {
    void read()
  }, [read, lastUpdateTime])

  /** Into one that there is, or into a new one of this name. */
  const take = async ({ release, name }: { release: string | null; name: string }) => {
    setBusy(true)
    setProblem(null)
    const made = release ? null : await makeRelease(fetch, { body: { name } })
    const id = release ?? (made?.ok ? made.body.doc.id : null)
    const answer = id ? await addItem(fetch, { params: { id }, body: { of, record } }) : made
    if (answer && !answer.ok) setProblem(wordsOf(answer))
    await read()
    setBusy(false)
  }

  return { standing, problem, isBusy, take }
}
