'use client'

import { useRowLabel } from '@payloadcms/ui'

import { ruleWords, type TypedRule } from '#domain/insight/qr/rule-words.texts.ts'

/** One line such as „1. Englisch → Adresse“: the order counts. */
export function RuleRowLabel() {
  const { data, rowNumber } = useRowLabel<TypedRule>()

  return (
    <span>
      {(rowNumber ?? 0) + 1}. {ruleWords(data ?? {})}
    </span>
  )
}
