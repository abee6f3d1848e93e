import type { ArrayField, Field } from 'payload'

import { hoursField } from '#collections/shared/fields/hours-field.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { optionsFrom } from '#collections/shared/fields/options-from.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { languageLabels } from '#domain/insight/qr/languages.ts'
import { houseConditionLabels } from '#domain/insight/qr/scan-rules.ts'
import { validityProblem } from '#domain/insight/qr-targets.ts'

import { asText } from './as-text.ts'
import { targetFields } from './target.fields.ts'

type Code = { originBranch?: unknown; targetType?: unknown }

/** A rule about a branch needs one: that in which the code hangs, else that which it opens. */
const hasBranch = ({ originBranch, targetType }: Code): boolean =>
  Boolean(originBranch) || targetType === 'branch' || targetType === 'table'

const houseField: Field = {
  ...selectField('house', 'Wenn', houseConditionLabels, { enumName: 'enum_qr_code_rule_house' }),
  validate: (value: unknown, { data }: { data: Code }) =>
    !value || hasBranch(data) || 'Bitte geben Sie unter „Herkunft“ an, um welche Filiale es geht.',
}

const languagesField: Field = {
  name: 'languages',
  label: 'Sprache des Geräts',
  type: 'select',
  hasMany: true,
  options: optionsFrom(languageLabels),
  admin: { description: 'Leer: in jeder Sprache.' },
}

export const rules: ArrayField = {
  name: 'rules',
  label: 'Regeln',
  labels: { singular: 'Regel', plural: 'Regeln' },
  type: 'array',
  dbName: 'qr_code_rules',
  maxRows: 30,
  fields: [
    hoursField({
      name: 'windows',
      label: 'Zeiten',
      description:
        'Nach der Uhr der Filiale. Ohne Zeiten gilt die Regel zu jeder. Liegt „bis“ nicht nach „von“, gilt die Zeit über Mitternacht hinaus.',
    }),
    row(momentField('validFrom', 'Gültig ab', { width: '50%' }), {
      ...momentField('validUntil', 'Gültig bis', { width: '50%' }),
      validate: (value: unknown, { siblingData }: { siblingData: { validFrom?: unknown } }) =>
        validityProblem(asText(siblingData.validFrom), asText(value)) ?? true,
    }),
    houseField,
    languagesField,
    ...targetFields,
  ],
  admin: {
    description:
      'Von oben nach unten: Es öffnet sich das Ziel der ersten Regel, deren Bedingungen alle gelten, sonst das Ziel darüber.',
    initCollapsed: true,
    components: { RowLabel: '/collections/insight/qr-codes/admin/rule-row-label.tsx#RuleRowLabel' },
  },
}
