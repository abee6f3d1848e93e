'use client'

import { useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'

import { noteUnsaved } from './unsaved.ts'

/** Notes of the form around it whether it holds what is not saved: typed, on its way, or refused. Draws nothing. */
export function UnsavedWatch() {
  const isTyped = useFormModified()
  const isOnItsWay = useFormProcessing()
  const isRefused = useFormSubmitted()
  const isUnsaved = isTyped || isOnItsWay || isRefused

  useEffect(() => (isUnsaved ? noteUnsaved() : undefined), [isUnsaved])

  return null
}
