import type { Field } from 'payload'

import { onlyAdminWrites } from '#collections/shared/access/field-access.ts'
import { personNameField } from '#collections/shared/fields/derived-field.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { optionsFrom } from '#collections/shared/fields/options-from.ts'
import { relationsField } from '#collections/shared/fields/relation-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { roleLabels } from '#domain/people/roles.ts'

const rolesField: Field = {
  name: 'roles',
  label: 'Rollen',
  type: 'select',
  hasMany: true,
  required: true,
  defaultValue: ['ROLE_EMPLOYEE'],
  options: optionsFrom(roleLabels),
  saveToJWT: true,
  access: onlyAdminWrites,
  admin: {
    position: 'sidebar',
    description:
      'Administration darf alles. Leitung: Katalog und Bestellungen der eigenen Filialen. Redaktion: Inhalte und Bilder. Team: Bestellungen der eigenen Filialen.',
  },
}

const branchesField: Field = relationsField('branches', 'Filialen', 'branches', {
  access: onlyAdminWrites,
  inSidebar: true,
  description: 'Nur Daten dieser Filialen sind sichtbar.',
})

const isBlockedField: Field = switchField('isBlocked', 'Zugang gesperrt', {
  access: onlyAdminWrites,
  inSidebar: true,
  description: 'Die Person kann sich nicht mehr anmelden.',
})

const expiresAtField: Field = momentField('expiresAt', 'Zugang gültig bis', {
  access: onlyAdminWrites,
  inSidebar: true,
  description: 'Leer: unbefristet. Danach enden alle Anmeldungen der Person von selbst.',
})

/** Payload's own field, closed: the id of a session is half of a token. */
const sessionsField: Field = {
  name: 'sessions',
  label: 'Anmeldungen',
  labels: { singular: 'Anmeldung', plural: 'Anmeldungen' },
  type: 'array',
  fields: [],
  access: { read: () => false, create: () => false, update: () => false },
}

/** Asked for where somebody changes the own password or one of the own names; nothing of it is kept. */
const currentPasswordField: Field = {
  name: 'currentPassword',
  label: 'Aktuelles Passwort',
  type: 'text',
  virtual: true,
  maxLength: 200,
  access: { create: () => false },
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/collections/people/users/current-password-field.tsx#CurrentPasswordField' },
  },
}

export const usersFields: Field[] = [
  currentPasswordField,
  row(
    textField('firstName', 'Vorname', { required: true, maxLength: 80, width: '50%' }),
    textField('lastName', 'Nachname', { required: true, maxLength: 80, width: '50%' }),
  ),
  textField('phone', 'Telefon', { maxLength: 30 }),
  rolesField,
  branchesField,
  isBlockedField,
  expiresAtField,
  sessionsField,
  // Last, because the form leaves its place empty.
  personNameField(),
]
