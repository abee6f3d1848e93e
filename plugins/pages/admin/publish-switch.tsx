'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import type { Site } from '#cms/payload-types.ts'
import { Quiet, SidePanel } from '#collections/shared/admin/side-panel.tsx'
import { callOf } from '#domain/api/call-of.ts'
import type { ListContract } from '#domain/api/list.contract.ts'

type Live = Pick<Site, 'isPublic' | '_status'>

const readSites = callOf<ListContract<'sites', keyof Live>>('get', '/api/sites')

/**
 * Whether visitors see the page. It is published by the one button of the form: what a call has hidden is to that button
 * a page that is not published, and what it publishes is public.
 */
export function PublishSwitch() {
  const { id, hasPublishedDoc, lastUpdateTime, setHasPublishedDoc } = useDocumentInfo()
  const [isSeen, setIsSeen] = useState<boolean | null>(null)
  useEffect(() => {
    if (!id) return undefined
    const leaving = new AbortController()
    void readLive(String(id), leaving.signal).then((live) => {
      if (!live) return
      const isPublished = live._status === 'published'
      setIsSeen(isPublished && live.isPublic === true)
      if (isPublished && live.isPublic !== true) setHasPublishedDoc(false)
    })
    return () => leaving.abort()
  }, [hasPublishedDoc, id, lastUpdateTime, setHasPublishedDoc])
  if (!id) return null

  return (
    <SidePanel id="publish-switch" title="Für Besucher">
      <div aria-live="polite">
        {isSeen !== null && (
          <>
            <strong>{isSeen ? 'Veröffentlicht' : 'Nicht veröffentlicht'}</strong>
            <br />
            <Quiet>{isSeen ? 'Besucher sehen diese Seite.' : 'Besucher sehen diese Seite nicht.'}</Quiet>
          </>
        )}
      </div>
    </SidePanel>
  )
}

/** What visitors would be shown, not what is being written. */
async function readLive(id: string, signal: AbortSignal): Promise<Live | null> {
  const select = { 'select[isPublic]': true, 'select[_status]': true }
  const answer = await readSites(fetch, {
    signal,
    query: { depth: 0, 'where[id][equals]': id, ...select },
  })

  return answer.ok ? (answer.body.docs[0] ?? null) : null
}
