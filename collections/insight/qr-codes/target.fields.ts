import type { CollectionSlug, Field, SingleRelationshipField } from 'payload'

import { pageField } from '#collections/shared/fields/page-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { type QrTarget, qrTargetLabels, scanTargetProblem } from '#domain/insight/qr-targets.ts'

/** The code itself, or one of its rules. */
type Opening = { targetType?: unknown }

const opens = (type: QrTarget, opening: Opening): boolean => opening.targetType === type

const target = (type: QrTarget, name: string, relationTo: CollectionSlug): Field =>
  asked(type, relationField(name, qrTargetLabels[type], relationTo, whereMeant(type)))

const whereMeant = (type: QrTarget) => ({
  condition: (_code: Opening, opening: Opening | undefined) => opens(type, opening ?? {}),
})

const asked = (type: QrTarget, field: SingleRelationshipField): Field => ({
  ...field,
  validate: (value: unknown, { siblingData }: { siblingData: Opening }) =>
    !opens(type, siblingData) || Boolean(value) || 'Bitte wählen Sie das Ziel.',
})

/** What a scan opens: the record of the chosen kind, or an address. */
export const targetFields: Field[] = [
  selectField('targetType', 'Ziel', qrTargetLabels, { required: true, index: true, defaultValue: 'site' }),
  asked('site', pageField('site', qrTargetLabels.site, whereMeant('site'))),
  target('branch', 'branch', 'branches'),
  target('table', 'table', 'tables'),
  target('product', 'product', 'products'),
  target('questionnaire', 'questionnaire', 'questionnaires'),
  textField('url', 'Adresse', {
    maxLength: 1000,
    validate: (value, { siblingData }) => {
      if (!opens('url', siblingData)) return true

      return value ? (scanTargetProblem(value) ?? true) : 'Bitte geben Sie die Adresse an.'
    },
    placeholder: 'https://www.example.com',
    ...whereMeant('url'),
  }),
]
