'use client'

import { useAuth } from '@payloadcms/ui'
import { useState } from 'react'

import type { FirstPage } from './first-page.ts'
import { answersFor, type KeptAnswers } from './kept-answers.ts'

/** What was answered to the person, what came with the page first. */
export function useAnswers(first: FirstPage | null = null): KeptAnswers {
  const { user } = useAuth()
  const [answers] = useState(() => {
    const answers = answersFor(String(user?.id))
    if (first) answers.beginWith(first)
    return answers
  })

  return answers
}
