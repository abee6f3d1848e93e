'use client'

import { useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'

import { useUnsaved } from './use-unsaved.ts'

/** Notes of the form around it whether it holds what is not saved: typed, on its way, or refused. Draws nothing. */
export function UnsavedWatch() {
  const isTyped = useFormModified()
  const isOnItsWay = useFormProcessing()
  const isRefused = useFormSubmitted()

  useUnsaved(isTyped || isOnItsWay || isRefused)

  return null
}
