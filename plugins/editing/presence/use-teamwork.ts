'use client'

import { toast, useDocumentInfo, useForm, useFormFields, useFormModified } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { hexOf } from '#domain/api/hex-of.ts'
import type { ReadContract } from '#domain/api/read.contract.ts'
import { type DraftedSlug, isOfSections } from '#domain/content/drafted-slug.ts'
import { type MergedPage, mergePages } from '#domain/content/together/merge-pages.ts'
import { newestStep } from '#domain/content/together/newest-step.ts'
import { mergingWords, takenWords } from '#domain/content/together/team-words.ts'
import type { Presence } from '#domain/content/together/presence.contract.ts'

import { useSetPage } from '../admin/keep/use-set-page.ts'
import { newId } from '../admin/on-page/arrange-sections.ts'

/** What came in from somebody else. */
export type TeamNews = Omit<MergedPage, 'page'> &
  Pick<Newest, 'by' | 'isAsker'> & {
    part: 'Abschnitt' | 'Menüpunkt'
  }
type Values = Record<string, unknown>
type Newest = NonNullable<Presence['newest']>

/** Takes into this form what others store meanwhile; what was typed here stays (ADR 139). */
export function useTeamwork(slug: DraftedSlug) {
  const form = useFormName()
  const { getFields } = useForm()
  const { base, bringTogether } = useMerge(slug)
  const [news, setNews] = useState<TeamNews | null>(null)
  const isAtIt = useRef(false)

  const takeIn = useCallback(
    async ({ at, by, isAsker, isOwn }: Newest) => {
      const seen = getFields().updatedAt?.value ?? base.current.updatedAt
      const step = newestStep({ at, isOwn, seen, isAtIt: isAtIt.current })
      if (step === 'forget-refusals') forgetRefusals()
      if (step !== 'take-in') return
      isAtIt.current = true
      try {
        const told = await bringTogether()
        if (told) forgetRefusals()
        if (!told || told.taken + told.doubled + told.disputed.length === 0) return
        const heard = { ...told, by, isAsker, part: isOfSections(slug) ? 'Abschnitt' : 'Menüpunkt' } as const
        setNews(heard)
        toast.info(takenWords(heard).join(' '))
      } finally {
        isAtIt.current = false
      }
    },
    [base, bringTogether, getFields, slug],
  )

  return { form, takeIn, news, forgetNews: useCallback(() => setNews(null), []) }
}

/** What was refused is brought together now, and would go on being told as an error. */
function forgetRefusals(): void {
  for (const each of toast.getToasts()) {
    if ('title' in each && String(each.title).endsWith(mergingWords)) toast.dismiss(each.id)
  }
}

/** Form and newest state as one; answers what of the other one came in, or null where the server could not be asked. */
function useMerge(slug: DraftedSlug) {
  const { id, data } = useDocumentInfo()
  const { getData } = useForm()
  const setPage = useSetPage()
  const isUnsaved = useNow(useFormModified())
  /** The last state that this form was drawn from or has stored. */
  const base = useRef<Values>(data ?? {})
  useEffect(() => {
    if (data) base.current = data
  }, [data])

  const bringTogether = useCallback(async (): Promise<MergedPage | null> => {
    const theirs = await readNewest(slug, String(id))
    if (!theirs) return null
    const merged: { last: MergedPage | null } = { last: null }
    const draw = () => {
      merged.last = mergePages({ base: base.current, mine: getData(), theirs, newId })
      return { ...merged.last.page, updatedAt: theirs.updatedAt }
    }
    // What was taken in is stored already.
    if (!(await setPage(draw, { isUnsaved: () => isUnsaved.current }))) return null
    base.current = theirs

    return merged.last
  }, [getData, id, isUnsaved, setPage, slug])

  return { base, bringTogether }
}

/** A value as it is now, for what began to wait a while ago. */
function useNow<Value>(value: Value): { readonly current: Value } {
  const now = useRef(value)
  useEffect(() => {
    now.current = value
  }, [value])

  return now
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

const readings = {
  sites: callOf<ReadContract<'sites'>>('get', '/api/sites/{id}'),
  blocks: callOf<ReadContract<'blocks'>>('get', '/api/blocks/{id}'),
  navigations: callOf<ReadContract<'navigations'>>('get', '/api/navigations/{id}'),
  themes: callOf<ReadContract<'themes'>>('get', '/api/themes/{id}'),
} as const satisfies Record<DraftedSlug, unknown>

/** As the form itself would be given it. */
async function readNewest(slug: DraftedSlug, id: string): Promise<Values | null> {
  const asked = { params: { id }, query: { depth: 0, draft: true } }
  const answer = await readings[slug](fetch, asked)

  return answer.ok ? { ...answer.body } : null
}
