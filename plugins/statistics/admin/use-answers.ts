'use client'

import { useAuth } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import type { FirstPage } from './first-page.ts'
import { answersFor, type KeptAnswers } from './kept-answers.ts'

type Answers = {
  answers: KeptAnswers
  /** What came with the page; null where it was shown before, for it may be long ago. */
  first: FirstPage | null
}

/** What was answered to the person, what came with the page among it. */
export function useAnswers(page: FirstPage | null): Answers {
  const { user } = useAuth()
  const [known] = useState<Answers>(() => {
    const answers = answersFor(String(user?.id))
    const first = page && answers.pages.isNew(page) ? page : null
    if (first) answers.put(first.answers)
    return { answers, first }
  })
  useEffect(() => {
    if (known.first) known.answers.pages.noteShown(known.first)
  }, [known])

  return known
}
