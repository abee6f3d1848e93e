import type { ArrayField, Field, Tab } from 'payload'

import { nobodyWrites, secret } from '#collections/shared/access/field-access.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { pathField } from '#collections/shared/fields/path-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { rowLabel } from '#collections/shared/fields/row-label.ts'
import { row } from '#collections/shared/fields/row.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { mostBatchNumber } from '#domain/insight/qr/batch-numbers.ts'
import { validityProblem } from '#domain/insight/qr-targets.ts'

import { asText } from './as-text.ts'
import { rules } from './rules.fields.ts'
import { targetFields } from './target.fields.ts'

const numberField: Field = {
  ...wholeNumberField('number', 'Nummer', { min: 1, max: mostBatchNumber, access: nobodyWrites }),
  admin: { readOnly: true, width: '25%', description: 'Steht in der gedruckten Adresse.' },
}

const batches: ArrayField = {
  name: 'batches',
  label: 'Auflagen',
  labels: { singular: 'Auflage', plural: 'Auflagen' },
  type: 'array',
  dbName: 'qr_code_batches',
  maxRows: 100,
  fields: [
    row(
      textField('name', 'Name', {
        required: true,
        maxLength: 120,
        width: '50%',
        placeholder: 'Tischaufsteller 2026',
      }),
      wholeNumberField('quantity', 'Stück', { min: 1, max: 10_000_000, width: '25%' }),
      numberField,
    ),
    momentField('printedOn', 'Gedruckt am', { withTime: false }),
    textField('place', 'Ausgelegt bei', { maxLength: 160 }),
    textField('note', 'Notiz', { maxLength: 500 }),
  ],
  admin: {
    initCollapsed: true,
    components: rowLabel('name'),
  },
}

const targetTab: Tab = {
  label: 'Ziel',
  fields: [
    textField('name', 'Name', { required: true, maxLength: 160, placeholder: 'Tischkarte Sommer' }),
    ...targetFields,
    rules,
  ],
}

const originTab: Tab = {
  label: 'Herkunft',
  description: 'Wo der Code gescannt wird; die Statistik zeigt es als Herkunft.',
  fields: [
    textField('origin', 'Ort', { maxLength: 160, placeholder: 'Schaufenster', index: true }),
    relationField('originBranch', 'Filiale', 'branches', {
      description: 'In welcher Filiale der Code hängt.',
    }),
    textareaField('note', 'Notiz', { maxLength: 2000 }),
    batches,
  ],
}

export const qrCodesFields: Field[] = [
  { type: 'tabs', tabs: [targetTab, originTab] },
  pathField({
    description: 'Kurzer Schlüssel, der im Code steht. Nach dem Druck nicht mehr ändern.',
    placeholder: 'sommer26',
  }),
  switchField('isEnabled', 'Aktiv', { isOn: true, index: true, inSidebar: true }),
  momentField('validFrom', 'Gültig ab', { inSidebar: true }),
  {
    ...momentField('validUntil', 'Gültig bis', { inSidebar: true, index: true }),
    validate: (value: unknown, { siblingData }: { siblingData: { validFrom?: unknown } }) =>
      validityProblem(asText(siblingData.validFrom), asText(value)) ?? true,
  },
  {
    ...wholeNumberField('lastBatch', 'Letzte Auflage', { min: 0, max: mostBatchNumber, access: secret }),
    hidden: true,
  },
]
