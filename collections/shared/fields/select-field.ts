import type { SelectField } from 'payload'

import { optionsFrom } from './options-from.ts'
import { type Place, placeInForm } from './place-in-form.ts'

type Rules = Pick<SelectField, 'required' | 'index' | 'enumName' | 'access'> & { defaultValue?: string }

/** A choice from a table of values and their words, in the order of the table. */
export const selectField = (
  name: string,
  label: string,
  labels: Readonly<Record<string, string>>,
  { description, width, inSidebar, condition, ...rules }: Rules & Place = {},
): SelectField => ({
  ...rules,
  name,
  label,
  type: 'select',
  options: optionsFrom(labels),
  admin: placeInForm({ description, width, inSidebar, condition }),
})
