'use client'

import { useField } from '@payloadcms/ui'
import { useState } from 'react'
import Markdown from 'react-markdown'

/** How a text looks to its readers, beside the signs it is written with. */
export function MarkdownPreview({ path }: { path: string }) {
  const { value } = useField<string | null>({ path })
  const [isOpen, setIsOpen] = useState(false)
  if (!value) return null

  return (
    <details className="theke-markdown" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Vorschau</summary>
      {isOpen && <Markdown>{value}</Markdown>}
    </details>
  )
}
