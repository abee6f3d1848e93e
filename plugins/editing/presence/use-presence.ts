'use client'

import { useForm, useFormBackgroundProcessing, useFormModified, useFormProcessing } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { messageOfFrame } from '#domain/content/editor-messages.ts'
import type { DraftedSlug } from '#domain/content/drafted-slug.ts'
import type {
  Presence,
  presenceContract,
  SomebodyPresent,
} from '#domain/content/together/presence.contract.ts'
import { beatSeconds } from '#domain/content/together/presence-terms.ts'

import { noteMark } from '../comments/comments-news.ts'

const tell = callOf<typeof presenceContract>('post', '/api/pages/presence')

type Given = {
  record: string
  slug: DraftedSlug
  form: string
  onNewest: (newest: NonNullable<Presence['newest']>) => void
}

/** Says every few seconds that this form is open, and where somebody works in it, and hears who else is there. */
export function usePresence({ record, slug, form, onNewest }: Given): SomebodyPresent[] {
  const [others, setOthers] = useState<SomebodyPresent[]>([])
  const section = useRef('')
  const hear = useRef(onNewest)
  useEffect(() => {
    hear.current = onNewest
  }, [onNewest])
  const beat = useCallback(async () => {
    if (document.visibilityState === 'hidden') return
    const body = { collection: slug, record, form, section: section.current }
    const answer = await tell(fetch, { body })
    // Whoever is not heard once is heard the next time.
    if (!answer.ok) return
    setOthers(answer.body.others)
    noteMark(record, answer.body.comments)
    if (answer.body.newest) hear.current(answer.body.newest)
  }, [form, record, slug])
  useSection(section, beat)
  useAfterRefusal(beat)

  useEffect(() => {
    const leave = () => {
      const body = { collection: slug, record, form, section: '', isLeaving: true }
      void tell(leaving, { body })
    }
    void beat()
    const timer = setInterval(() => void beat(), beatSeconds * 1000)
    document.addEventListener('visibilitychange', beat)
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [beat, form, record, slug])

  return others
}

/** A browser that closes a page drops what the page still asks, but for this. */
const leaving: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true })

type Beat = () => Promise<void>

/** The section that somebody works in, in the form or on the page. */
function useSection(section: { current: string }, beat: Beat): void {
  const { getFields } = useForm()

  useEffect(() => {
    const move = (to: string) => {
      if (to === section.current) return
      section.current = to
      void beat()
    }
    const onFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('[id^="content-"][id*="-row-"]') : null
      const [, list, index] = /^content-(body|sections)-row-(\d+)$/.exec(row?.id ?? '') ?? []
      if (list) move(getFields()[`content.${list}`]?.rows?.[Number(index)]?.id ?? '')
    }
    const onMessage = ({ origin, data }: MessageEvent) => {
      const message = origin === location.origin ? messageOfFrame(data) : null
      if (message && 'section' in message) move(message.section)
    }
    document.addEventListener('focusin', onFocus)
    window.addEventListener('message', onMessage)
    return () => {
      document.removeEventListener('focusin', onFocus)
      window.removeEventListener('message', onMessage)
    }
  }, [beat, getFields, section])
}

/** Whoever was refused wants to know at once what the others have written. */
function useAfterRefusal(beat: Beat): void {
  const isSaving = useFormBackgroundProcessing()
  const isSending = useFormProcessing()
  const isUnsaved = useFormModified()
  const was = useRef(false)

  useEffect(() => {
    const isBusy = isSaving || isSending
    if (was.current && !isBusy && isUnsaved) void beat()
    was.current = isBusy
  }, [beat, isSaving, isSending, isUnsaved])
}
