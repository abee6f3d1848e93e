'use client'

import { useDocumentInfo, useForm, useFormFields, useFormModified } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { hexOf } from '#domain/api/hex-of.ts'
import type { ReadContract } from '#domain/api/read.contract.ts'
import type { DraftedSlug } from '#domain/content/drafted-slug.ts'
import { type MergedPage, mergePages } from '#domain/content/together/merge-pages.ts'
import type { Presence } from '#domain/content/together/presence.contract.ts'

import { useSetPage } from '../admin/keep/use-set-page.ts'
import { newId } from '../admin/on-page/arrange-sections.ts'

/** What came in from somebody else. */
export type TeamNews = Omit<MergedPage, 'page'> & { by: string | null }
type Values = Record<string, unknown>
type Newest = NonNullable<Presence['newest']>

/** Takes into this form what others store meanwhile; what was typed here stays (ADR 139). */
export function useTeamwork(slug: DraftedSlug) {
  const form = useFormName()
  const { id, data } = useDocumentInfo()
  const { getData, getFields } = useForm()
  const isUnsaved = useFormModified()
  const setPage = useSetPage()
  const [news, setNews] = useState<TeamNews | null>(null)
  /** The last state that this form was drawn from or has stored. */
  const base = useRef<Values>(data ?? {})
  const isAtIt = useRef(false)
  useEffect(() => {
    if (data) base.current = data
  }, [data])

  const takeIn = useCallback(
    async ({ at, by, isOwn }: Newest) => {
      const seen = getFields().updatedAt?.value ?? base.current.updatedAt
      if (isOwn || isAtIt.current || Date.parse(String(seen)) === Date.parse(at)) return
      isAtIt.current = true
      const theirs = await readNewest(slug, String(id))
      const merged = { current: null as MergedPage | null }
      const isDone =
        theirs !== null &&
        (await setPage(
          () => {
            const mine = getData()
            merged.current = mergePages({ base: base.current, mine, theirs, newId })
            return { ...merged.current.page, updatedAt: theirs.updatedAt }
          },
          { isUnsaved },
        ))
      isAtIt.current = false
      if (!isDone || !theirs || !merged.current) return
      base.current = theirs
      const { page: _page, ...told } = merged.current
      if (told.taken + told.doubled + told.disputed.length > 0) setNews({ ...told, by })
    },
    [getData, getFields, id, isUnsaved, setPage, slug],
  )

  return { form, takeIn, news, forgetNews: useCallback(() => setNews(null), []) }
}

/** What the states that this form stores are known by; it is sent with them. */
function useFormName(): string {
  const [form] = useState(() => hexOf(crypto.getRandomValues(new Uint8Array(16))))
  const { dispatchFields } = useForm()
  // Fields come after this part of the form, and take away what was said before they were there.
  const missing = useFormFields(([fields]) =>
    fields.writtenIn?.value === form ? null : Object.keys(fields).length,
  )
  useEffect(() => {
    if (missing) dispatchFields({ type: 'UPDATE', path: 'writtenIn', value: form })
  }, [dispatchFields, form, missing])

  return form
}

const readSite = callOf<ReadContract<'sites'>>('get', '/api/sites/{id}')
const readBlock = callOf<ReadContract<'blocks'>>('get', '/api/blocks/{id}')

/** As the form itself would be given it. */
async function readNewest(slug: DraftedSlug, id: string): Promise<Values | null> {
  const asked = { params: { id }, query: { depth: 0, draft: true } }
  const answer = await (slug === 'sites' ? readSite(fetch, asked) : readBlock(fetch, asked))

  return answer.ok ? { ...answer.body } : null
}
