import { linkProblem } from '#domain/content/links.ts'

import { type SingleTextField, textField, notShown } from './text-field.ts'

type Options = { name?: string; label?: string; description?: string }

/** A path of the site, a web address, a mail address or a phone number to open. */
export const linkField = ({ name, label, description }: Options = {}): SingleTextField => ({
  ...textField(name ?? 'link', label ?? 'Adresse', {
    maxLength: 1000,
    placeholder: 'https://www.example.com',
    ...(description === undefined ? {} : { description }),
    validate: (value) => !value || (linkProblem(value) ?? true),
  }),
  custom: notShown,
})
