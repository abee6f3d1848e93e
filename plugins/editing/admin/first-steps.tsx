'use client'

import { useDocumentInfo, useDocumentTitle, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

import { suggestPath } from '#domain/content/suggest-path.ts'

/** What has no name yet is not called by its id. */
export function NameLater() {
  const { id } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { t } = useTranslation()
  useEffect(() => {
    if (!id || title !== String(id)) return undefined
    // Payload's own effect, which writes the id, comes after this one.
    const timer = setTimeout(() => setDocumentTitle(t('general:untitled')))
    return () => clearTimeout(timer)
  }, [id, setDocumentTitle, t, title])

  return null
}

/** The path follows the name until somebody writes their own, or the page is out there under it. */
export function PathFollowsName() {
  const { hasPublishedDoc } = useDocumentInfo()
  const name = useFormFields(([fields]) => fields.name?.value)
  const { value: path, setValue: setPath } = useField<string>({ path: 'path' })
  const suggested = useRef<string | null>(null)
  const suggestion = typeof name === 'string' ? suggestPath(name) : ''
  useEffect(() => {
    const before = suggested.current
    suggested.current = suggestion
    // What stood there when the form was opened is nobody's suggestion.
    if (hasPublishedDoc || before === null || before === suggestion) return
    if (!path || path === before) setPath(suggestion)
  }, [hasPublishedDoc, path, setPath, suggestion])

  return null
}
