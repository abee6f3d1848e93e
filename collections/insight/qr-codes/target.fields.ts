import type { CollectionSlug, Field, SingleRelationshipField } from 'payload'

import { pageField } from '#collections/shared/fields/page-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { type QrTarget, qrTargetLabels, scanTargetProblem } from '#domain/insight/qr-targets.ts'

type Code = { targetType?: unknown }

const opens = (type: QrTarget, code: Code): boolean => code.targetType === type

const target = (type: QrTarget, name: string, relationTo: CollectionSlug): Field =>
  asked(type, relationField(name, qrTargetLabels[type], relationTo, whereMeant(type)))

const whereMeant = (type: QrTarget) => ({ condition: (code: Code) => opens(type, code) })

const asked = (type: QrTarget, field: SingleRelationshipField): Field => ({
  ...field,
  validate: (value: unknown, { data }: { data: Code }) =>
    !opens(type, data) || Boolean(value) || 'Bitte wählen Sie das Ziel.',
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
    validate: (value, { data }) => {
      if (!opens('url', data)) return true

      return value ? (scanTargetProblem(value) ?? true) : 'Bitte geben Sie die Adresse an.'
    },
    placeholder: 'https://www.example.com',
    condition: (code) => opens('url', code),
  }),
]
