import type { CheckboxField } from 'payload'

import { type Place, placeInForm } from './place-in-form.ts'

type Options = Place & { isOn?: boolean; index?: boolean; access?: CheckboxField['access'] }

/** A yes-or-no setting. */
export const switchField = (
  name: string,
  label: string,
  { isOn, index, access, ...place }: Options = {},
): CheckboxField => ({
  name,
  label,
  type: 'checkbox',
  defaultValue: isOn ?? false,
  index: index ?? false,
  access,
  admin: placeInForm(place),
})
