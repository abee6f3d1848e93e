import type { Field, Tab } from 'payload'

import { onlyStaffReads } from '#collections/shared/access/field-access.ts'
import { row } from '#collections/shared/fields/row.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { timeOfDayField } from '#collections/shared/fields/time-of-day-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { usualQuietHours } from '#domain/operations/messages/quiet-hours.ts'
import { guestSmsLabels } from '#domain/ordering/order-notices.ts'
import { phoneProblem } from '#domain/ordering/phone.ts'

/** What the branch tells whom, beside the mails that go out anyway. Nothing of it is published. */
export const messagesTab: Tab = {
  label: 'Nachrichten',
  description:
    'SMS gehen nur hinaus, wenn sie in den Einstellungen eingeschaltet sind und es ein aktives SMS-Konto gibt.',
  fields: [
    row(
      phoneField('orderNotificationPhone', 'SMS über neue Bestellungen an'),
      phoneField(
        'alarmPhone',
        'SMS, wenn eine Bestellung zu lange wartet, an',
        'Einmal je Bestellung, sobald die Antwort überfällig ist.',
      ),
    ),
    {
      name: 'smsEvents',
      label: 'Gäste bekommen eine SMS',
      type: 'select',
      hasMany: true,
      options: Object.entries(guestSmsLabels).map(([value, label]) => ({ value, label })),
      access: onlyStaffReads,
      admin: {
        description:
          'Zusätzlich zur E-Mail, an Nummern in Österreich, Deutschland, der Schweiz und Liechtenstein.',
      },
    },
    row(
      wholeNumberField('reminderHours', 'An Termine erinnern, Stunden vorher', {
        min: 1,
        max: 168,
        defaultValue: 24,
        access: onlyStaffReads,
        width: '50%',
        description: 'Leer: keine Erinnerung. Wer später als dann bestellt, braucht keine.',
      }),
      wholeNumberField('reviewMinutes', 'Nach der Bewertung fragen, Minuten nach dem Abschluss', {
        min: 1,
        max: 10_080,
        defaultValue: 60,
        access: onlyStaffReads,
        width: '50%',
        description: 'Leer: keine Frage. Nur solange Bewertungen eingeschaltet sind.',
      }),
    ),
    row(
      timeField('quietFrom', 'Ruhezeit von', usualQuietHours.from),
      timeField('quietTo', 'Ruhezeit bis', usualQuietHours.to),
    ),
  ],
}

function phoneField(name: string, label: string, description?: string): Field {
  return textField(name, label, {
    maxLength: 30,
    width: '50%',
    placeholder: '+43 664 1234567',
    access: onlyStaffReads,
    validate: (value) => phoneProblem(value ?? '') ?? true,
    ...(description && { description }),
  })
}

function timeField(name: string, label: string, defaultValue: string): Field {
  return timeOfDayField(name, label, {
    defaultValue,
    width: '50%',
    access: onlyStaffReads,
    description: 'Bewertungsfrage und Erinnerung warten so lange; zweimal dieselbe Uhrzeit heißt nie.',
  })
}
