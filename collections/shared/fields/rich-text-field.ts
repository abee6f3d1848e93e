import type { RichTextField } from 'payload'

type Options = { description?: string; hint?: string }

/** Text with headings, lists and links. `hint` tells a writing machine what belongs here. */
export const richTextField = (name: string, label: string, options: Options = {}): RichTextField => ({
  name,
  label,
  type: 'richText',
  custom: { aiHint: options.hint },
  admin: { description: options.description },
})
