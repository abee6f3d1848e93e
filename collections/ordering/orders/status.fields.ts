import type { Field } from 'payload'

import { nobodyWrites } from '#collections/shared/access/field-access.ts'
import { optionsFrom } from '#collections/shared/fields/options-from.ts'
import {
  counterAppointmentLabels,
  orderStatusLabels,
  paymentMethodLabels,
  paymentStatusLabels,
  staffOrderTypeLabels,
} from '#domain/ordering/order-terms.texts.ts'

const dateTime = {
  pickerAppearance: 'dayAndTime',
  displayFormat: 'dd.MM.yyyy HH:mm',
  timeFormat: 'HH:mm',
} as const

/** The order's panel shows these larger; they stay columns and filters of the list. */
export const shownInPanel = { style: { display: 'none' } } as const

/** The axes of an order and what moves them; only the ordering operations write here. */
export const statusFields: Field[] = [
  axis('type', 'Bestellart', staffOrderTypeLabels, 'takeaway'),
  axis('status', 'Status', orderStatusLabels, 'awaiting'),
  axis('paymentMethod', 'Zahlungsart', paymentMethodLabels, 'cash'),
  axis('paymentStatus', 'Zahlungsstatus', paymentStatusLabels, 'none'),
  axis('counterAppointmentStatus', 'Gegenvorschlag', counterAppointmentLabels, 'none'),
  moment('placedAt', 'Bestellt am', true),
  moment('appointmentDate', 'Wunschtermin', false),
  moment('counterAppointment', 'Vorgeschlagener Termin', false),
  {
    name: 'rejectionMessage',
    label: 'Begründung der Ablehnung',
    type: 'textarea',
    access: nobodyWrites,
    admin: shownInPanel,
  },
]

function axis(name: string, label: string, labels: Record<string, string>, defaultValue: string): Field {
  return {
    name,
    label,
    type: 'select',
    required: true,
    defaultValue,
    options: optionsFrom(labels),
    access: nobodyWrites,
    admin: shownInPanel,
  }
}

function moment(name: string, label: string, isRequired: boolean): Field {
  return {
    name,
    label,
    type: 'date',
    required: isRequired,
    index: true,
    access: nobodyWrites,
    admin: { ...shownInPanel, date: dateTime },
  }
}
