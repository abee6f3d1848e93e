'use client'

import type { ReactNode } from 'react'

import { absenceTypeLabels } from '#domain/workforce/absence.ts'
import { wordsOfAbsence } from '#domain/workforce/record-titles.ts'
import { problemIn, tellDone, tellProblem, useAsk } from '#plugins/desk/kit.port.ts'

import { decideAbsence, type ShownAbsence } from './absence-calls.ts'
import { useTellChanged } from './times-news.tsx'
import { type Decision, decisionTexts } from './times.texts.ts'

/** What becomes of an absence is said for good, so it is asked first; `words` say what follows from it. */
export function useDecide(): {
  decide: (absence: ShownAbsence, decision: Decision, words?: string) => Promise<void>
  asking: ReactNode
} {
  const { ask, asking } = useAsk()
  const tellChanged = useTellChanged()
  const decide = async (absence: ShownAbsence, decision: Decision, words = ''): Promise<void> => {
    const { verb, status, done } = decisionTexts[decision]
    const answer = await ask({
      title: `${absenceTypeLabels[absence.type]} ${verb.toLowerCase()}?`,
      text: `${absence.name}, ${daysOfAbsence(absence)}. ${words}`.trim(),
      confirm: verb,
      isDangerous: decision !== 'approve',
    })
    if (!answer) return
    const saved = await decideAbsence(fetch, { params: { id: absence.id }, body: { status } })
    if (saved.ok) tellDone(done)
    else tellProblem(problemIn(saved))
    tellChanged()
  }

  return { decide, asking }
}

/** “3. bis 7. August 2026”. */
export const daysOfAbsence = (absence: ShownAbsence): string => wordsOfAbsence(absence)[0] ?? ''
