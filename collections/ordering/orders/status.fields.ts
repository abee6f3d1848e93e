import type { DateField, Field, SelectField } from 'payload'

import { nobodyWrites } from '#collections/shared/access/field-access.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import {
  counterAppointmentLabels,
  orderStatusLabels,
  paymentStatusLabels,
  quotationStatusLabels,
  staffOrderTypeLabels,
} from '#domain/ordering/order-terms.texts.ts'
import { paymentMethodLabels } from '#domain/ordering/payment-method.texts.ts'

/** The order's panel shows these larger; they stay columns and filters of the list. */
export const shownInPanel = { style: { display: 'none' } } as const

/** The axes of an order and what moves them; only the ordering operations write here. */
export const statusFields: Field[] = [
  axis('type', 'Bestellart', staffOrderTypeLabels, 'takeaway'),
  axis('status', 'Status', orderStatusLabels, 'awaiting'),
  axis('paymentMethod', 'Zahlungsart', paymentMethodLabels, 'cash'),
  axis('paymentStatus', 'Zahlungsstatus', paymentStatusLabels, 'none'),
  axis('counterAppointmentStatus', 'Gegenvorschlag', counterAppointmentLabels, 'none'),
  axis('quotationStatus', 'Angebot', quotationStatusLabels, 'none'),
  moment('placedAt', 'Bestellt am', true),
  moment('appointmentDate', 'Wunschtermin', false),
  moment('promisedAt', 'Zugesagt für', false),
  moment('counterAppointment', 'Vorgeschlagener Termin', false),
  moment('quotationValidUntil', 'Angebot gültig bis', false),
  inPanel(momentField('voidedAt', 'Ungültig seit')),
  {
    name: 'rejectionMessage',
    label: 'Begründung der Ablehnung',
    type: 'textarea',
    access: nobodyWrites,
    admin: shownInPanel,
  },
]

function axis(name: string, label: string, labels: Record<string, string>, defaultValue: string): Field {
  return inPanel(selectField(name, label, labels, { required: true, defaultValue }))
}

function moment(name: string, label: string, required: boolean): Field {
  return inPanel(momentField(name, label, { required, index: true }))
}

// Each kind of field types its part of the form apart; how it is hidden is common to both.
function inPanel(field: SelectField | DateField): Field {
  return { ...field, access: nobodyWrites, admin: { ...field.admin, ...shownInPanel } } as Field
}
