'use client'

import { getTranslation } from '@payloadcms/translations'
import type { StaticLabel } from 'payload'
import { toast, useConfig, useTranslation } from '@payloadcms/ui'
import { type PropsWithChildren, useEffect } from 'react'

import { tellOnce } from './tell-once.repair.ts'
import { watchAnswers } from './watch-answers.ts'

const login = '/backend/login'

/** Looks at every answer of the API for as long as the panel is open. */
export function AnswerWatch({ children }: PropsWithChildren) {
  const { config } = useConfig()
  const { i18n } = useTranslation()

  useEffect(() => {
    const original = window.fetch
    window.fetch = watchAnswers(original.bind(window), {
      leave: () => {
        const { pathname, search } = window.location
        // The pages of signing in and out know by themselves what nobody's session means.
        if (/^\/backend\/(login|logout|forgot|reset)/.test(pathname)) return
        window.location.assign(`${login}?redirect=${encodeURIComponent(pathname + search)}`)
      },
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
  }, [config, i18n])

  return <>{children}</>
}
