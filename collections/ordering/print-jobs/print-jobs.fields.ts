import type { Field, SingleRelationshipField } from 'payload'

import { sealed, secret } from '#collections/shared/access/field-access.ts'
import { branchField } from '#collections/shared/fields/branch-field.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import {
  layoutLabels,
  printJobFailureLabels,
  printJobStateLabels,
} from '#domain/ordering/printing/print-jobs.texts.ts'

/** A slip stays as history where what it names is gone. */
const dangling = (field: SingleRelationshipField): SingleRelationshipField => ({
  ...field,
  custom: { mayDangle: true },
})
const unseen = (field: Field): Field => ({ ...field, access: secret, hidden: true }) as Field

export const printJobsFields: Field[] = [
  ...sealed([
    selectField('layout', 'Was', layoutLabels, { required: true }),
    selectField('state', 'Stand', printJobStateLabels, {
      required: true,
      index: true,
      defaultValue: 'queued',
    }),
    selectField('failure', 'Warum nicht', printJobFailureLabels),
    // 0 is the first one.
    wholeNumberField('copy', 'Kopie', { min: 0, max: 999, required: true, defaultValue: 0 }),
    wholeNumberField('attempts', 'Versuche', { min: 0, max: 1000, required: true, defaultValue: 0 }),
    momentField('offeredAt', 'Angeboten'),
    momentField('fetchedAt', 'Abgeholt'),
    momentField('endedAt', 'Erledigt'),
    momentField('expiresAt', 'Verfällt', { required: true }),
    branchField(),
    dangling(relationField('device', 'Drucker', 'devices', { inSidebar: true })),
    dangling(relationField('order', 'Bestellung', 'orders', { inSidebar: true })),
    // What one of several guests has paid of the order.
    dangling(relationField('payment', 'Zahlung', 'payments', { inSidebar: true })),
    dangling(relationField('dayEnd', 'Tagesabschluss', 'day-ends', { inSidebar: true })),
    dangling(relationField('station', 'Abteilung', 'departments', { inSidebar: true })),
    dangling(relationField('by', 'Gedruckt von', 'users', { inSidebar: true })),
  ]),
  // Slips of one printer come out in this order, however close together they were made.
  unseen(wholeNumberField('position', 'Reihenfolge', { min: 1, max: Number.MAX_SAFE_INTEGER })),
  unseen(textField('token', 'Kennung beim Drucker', { maxLength: 64, index: true })),
  unseen(textField('onceKey', 'Nur einmal', { maxLength: 200, unique: true, index: true })),
]
