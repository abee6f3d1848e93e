import type { Field } from 'payload'

import { nobodyWrites, secret } from '#collections/shared/access/field-access.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'

const seen = (field: Field): Field => ({ ...field, access: nobodyWrites }) as Field
const unseen = (field: ReturnType<typeof textField>): Field => ({ ...field, access: secret, hidden: true })

/** Written by the operations that issue, rotate and revoke a key; the key itself is stored nowhere. */
export const keyFields: Field[] = [
  seen(
    textField('keyPrefix', 'Beginn des Schlüssels', {
      maxLength: 8,
      description:
        'Daran lässt sich erkennen, welcher Schlüssel gilt. Der Schlüssel selbst wird nicht gespeichert.',
      unique: true,
      index: true,
    }),
  ),
  seen(momentField('keyRotatedAt', 'Ausgestellt am')),
  seen(momentField('keyRevokedAt', 'Widerrufen am')),
  unseen(textField('keyHash', 'Prüfsumme des Schlüssels', { maxLength: 64 })),
  {
    name: 'push',
    label: 'Benachrichtigungen',
    type: 'group',
    access: secret,
    hidden: true,
    fields: [
      unseen(textField('endpoint', 'Adresse', { maxLength: 1000 })),
      unseen(textField('p256dh', 'Öffentlicher Schlüssel', { maxLength: 200 })),
      unseen(textField('auth', 'Geheimnis', { maxLength: 100 })),
    ],
  },
  seen(momentField('pushSubscribedAt', 'Benachrichtigungen seit')),
]
