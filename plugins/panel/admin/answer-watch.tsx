'use client'

import { getTranslation } from '@payloadcms/translations'
import type { StaticLabel } from 'payload'
import { toast, useConfig, useTranslation } from '@payloadcms/ui'
import { type PropsWithChildren, useEffect } from 'react'

import { SignInAgain } from './sign-in-again.tsx'
import { tellOnce } from './tell-once.repair.ts'
import { useSession } from './use-session.ts'
import { watchAnswers } from './watch-answers.ts'

/** Looks at every answer of the API for as long as the panel is open. */
export function AnswerWatch({ children }: PropsWithChildren) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { isAsking, signInAgain, ...ways } = useSession()

  useEffect(() => {
    const original = window.fetch
    window.fetch = watchAnswers(original.bind(window), {
      signInAgain,
      namesOf: (slug) => {
        const labels = config.collections.find((collection) => collection.slug === slug)?.labels
        const nameOf = (label: StaticLabel) => getTranslation(label, i18n)

        return labels && [nameOf(labels.singular), nameOf(labels.plural)]
      },
      // An entry of the same id takes the place of the one before.
      tell: ({ id, text, hint }) => toast.error(text, { id, description: hint }),
    })

    const tellAsBefore = tellOnce(toast)

    return () => {
      window.fetch = original
      tellAsBefore()
    }
  }, [config, i18n, signInAgain])

  return (
    <>
      {children}
      {isAsking && <SignInAgain {...ways} />}
    </>
  )
}
