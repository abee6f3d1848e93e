import type { TextareaField } from 'payload'

import { textareaField } from './text-field.ts'

/** A long text with the signs of Markdown, and how it will look. Spec: website 3, field types. */
export const markdownField = (name: string, label: string, maxLength: number): TextareaField => {
  const field = textareaField(name, label, { maxLength, description: 'Markdown ist erlaubt.' })
  const preview = '/collections/shared/admin/markdown-preview.tsx#MarkdownPreview'

  return { ...field, admin: { ...field.admin, rows: 8, components: { afterInput: [preview] } } }
}
