import type { Field } from 'payload'

import { nobodyWrites, onlyStaffReads } from '#collections/shared/access/field-access.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import {
  normaliseOldPath,
  oldPathProblem,
  type RedirectStatus,
  redirectTargetProblem,
} from '#domain/content/redirects.ts'

const statusLabels: Record<RedirectStatus, string> = {
  '301': '301 – dauerhaft verschoben',
  '302': '302 – vorübergehend woanders',
  '307': '307 – vorübergehend, Methode bleibt',
  '308': '308 – dauerhaft, Methode bleibt',
  '410': '410 – endgültig entfernt',
}

const isGone = (redirect: { status?: unknown }): boolean => redirect.status === '410'

export const redirectsFields: Field[] = [
  {
    name: 'path',
    label: 'Von',
    type: 'text',
    required: true,
    index: true,
    maxLength: 500,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? normaliseOldPath(value) : value)] },
    validate: (value: string | null | undefined) =>
      value ? (oldPathProblem(value) ?? true) : 'Bitte geben Sie den alten Pfad an.',
    admin: { placeholder: '/alte-seite', description: 'Die alte Adresse ohne Domain und ohne Parameter.' },
  },
  {
    ...textField('target', 'Nach', {
      maxLength: 1000,
      placeholder: '/neue-seite',
      description: 'Ein Pfad dieser Website oder eine vollständige Adresse. Ketten werden abgekürzt.',
      validate: (value, { siblingData }) => {
        if (isGone(siblingData)) return true

        return value ? (redirectTargetProblem(value) ?? true) : 'Bitte geben Sie das Ziel an.'
      },
    }),
    index: true,
    hooks: {
      beforeValidate: [({ value, siblingData }) => (isGone(siblingData) ? null : value)],
    },
    admin: { placeholder: '/neue-seite', condition: (redirect) => !isGone(redirect) },
  },
  selectField('status', 'Antwort', statusLabels, { required: true, defaultValue: '301', inSidebar: true }),
  relationField('division', 'Organisation', 'divisions', {
    inSidebar: true,
    description: 'Leer: für alle. Der Redirect einer Organisation geht vor.',
  }),
  switchField('isEnabled', 'Aktiv', { isOn: true, index: true, inSidebar: true }),
  textareaField('note', 'Notiz', {
    maxLength: 1000,
    description: 'Nur für das Team.',
    access: onlyStaffReads,
  }),
  {
    name: 'hits',
    label: 'Aufrufe',
    type: 'number',
    defaultValue: 0,
    access: { ...nobodyWrites, ...onlyStaffReads },
    admin: { position: 'sidebar', readOnly: true },
  },
  momentField('lastHitAt', 'Zuletzt aufgerufen', {
    inSidebar: true,
    access: { ...nobodyWrites, ...onlyStaffReads },
  }),
]
