import { useEffect, useState } from 'react'

import type { BegunSlug } from '#domain/content/drafted-slug.ts'

import { afterTyping, emptyDraft, readTyped, type TypedDraft } from './typed-draft.ts'

/** What was typed into the form for a new record; it is still there after a reload and on the way back, in its tab. */
export function useNewDraft(slug: BegunSlug) {
  const [typed, setTyped] = useState<TypedDraft>(emptyDraft)
  const [isReady, setIsReady] = useState(false)
  const place = `theke-neu-${slug}`
  // The server knows nothing of it, so the first picture of the form is the empty one, and nobody may type into it yet.
  useEffect(() => {
    setTyped(readTyped(sessionStorage.getItem(place)))
    setIsReady(true)
  }, [place])

  return {
    typed,
    isReady,
    type: (change: Partial<TypedDraft>) => {
      const next = afterTyping(typed, change)
      setTyped(next)
      sessionStorage.setItem(place, JSON.stringify(next))
    },
    forget: () => sessionStorage.removeItem(place),
  }
}
