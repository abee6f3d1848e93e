import type { ArrayField, Field } from 'payload'

import { defaultButtonLabel } from '#domain/content/links.ts'

import { linkField } from './link-field.ts'
import { pageField } from './page-field.ts'
import { rowLabel } from './row-label.ts'
import { textField } from './text-field.ts'

/** A button leads to a page, else to a free address. Spec: website 3, custom composite types. */
export const buttonFields: Field[] = [
  {
    ...textField('label', 'Beschriftung', { maxLength: 80, defaultValue: defaultButtonLabel }),
    custom: { aiHint: 'Zwei bis drei Wörter, die sagen, was nach dem Klick kommt.' },
  },
  pageField('target', 'Zielseite', { description: 'Geht der Adresse vor.' }),
  linkField({ description: 'Gilt, wenn keine Zielseite gewählt ist.' }),
]

export const buttonsField: ArrayField = {
  name: 'buttons',
  label: 'Schaltflächen',
  labels: { singular: 'Schaltfläche', plural: 'Schaltflächen' },
  type: 'array',
  maxRows: 6,
  fields: buttonFields,
  admin: {
    initCollapsed: true,
    components: rowLabel('label'),
  },
}
