import type { UIField } from 'payload'

import { type Place, placeInForm } from './place-in-form.ts'

/** Something to see or to press in the form of a record, which holds nothing of it. */
export const panelField = (
  name: string,
  component: string,
  place: Pick<Place, 'inSidebar'> = {},
): UIField => ({
  name,
  type: 'ui',
  admin: { ...placeInForm(place), disableListColumn: true, components: { Field: component } },
})
