import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'
import { publicAddress } from '#kernel/public-address.ts'

import { askForCurrentPassword, noteManyUsers } from './hooks/ask-for-current-password.ts'
import { checkPassword, checkResetPassword } from './hooks/check-password.ts'
import { countLoginAttempts, forgetAttemptsOnUnlock, knowDevice } from './hooks/count-login-attempts.ts'
import { endSessionsOfClosed } from './hooks/end-sessions-of-closed.ts'
import { lookUpTokenHashed, storeTokenHashed } from './hooks/hash-reset-token.ts'
import { keepLastAdmin, keepLastAdminInBulk, keepLastAdminOnDelete } from './hooks/keep-last-admin.ts'
import { keepNamesApart } from './hooks/keep-names-apart.ts'
import { namePerson, renameRecords } from './hooks/name-person.ts'
import { refuseClosedAccount } from './hooks/refuse-closed-account.ts'
import { tellOfAddress } from './hooks/tell-of-address.ts'
import { resetPasswordMail, resetPasswordSubject } from './reset-password-mail.ts'
import { usersFields } from './users.fields.ts'

const eightHoursInSeconds = 8 * 60 * 60
/** Payload's lock would tell known names from unknown ones; ours stands before it. None at all would take the button for unlocking. */
const neverByPayload = 1_000_000

export const users = {
  slug: 'users',
  labels: { singular: 'Benutzer', plural: 'Benutzer' },
  access: {
    ...accessOf('users'),
    admin: ({ req }) => staffOf(req) !== null,
    unlock: ({ req }) => Boolean(staffOf(req)?.roles.includes('ROLE_ADMIN')),
  },
  custom: { keyField: 'username' },
  versions: false,
  defaultSort: 'lastName',
  defaultPopulate: { name: true, firstName: true, lastName: true },
  auth: {
    loginWithUsername: { allowEmailLogin: true, requireEmail: true, requireUsername: false },
    tokenExpiration: eightHoursInSeconds,
    maxLoginAttempts: neverByPayload,
    depth: 0,
    forgotPassword: { generateEmailHTML: resetPasswordMail, generateEmailSubject: resetPasswordSubject },
    // Plain http on a local network must keep working; behind https the cookie never leaves it.
    cookies: { sameSite: 'Lax', secure: publicAddress()?.startsWith('https:') ?? false },
  },
  hooks: {
    beforeOperation: [
      lookUpTokenHashed,
      countLoginAttempts,
      checkPassword,
      checkResetPassword,
      noteManyUsers,
      keepLastAdminInBulk,
    ],
    beforeLogin: [refuseClosedAccount],
    afterLogin: [knowDevice],
    afterOperation: [forgetAttemptsOnUnlock],
    beforeChange: [
      askForCurrentPassword,
      keepNamesApart,
      keepLastAdmin,
      endSessionsOfClosed,
      storeTokenHashed,
      namePerson,
    ],
    afterChange: [tellOfAddress, renameRecords],
    beforeDelete: [keepLastAdminOnDelete],
  },
  fields: usersFields,
  admin: {
    ...panelOf('workforce'),
    description: 'Personen, die sich im Backoffice anmelden.',
    useAsTitle: 'name',
    listSearchableFields: ['name', 'lastName', 'email', 'username', 'phone'],
    defaultColumns: ['name', 'email', 'phone', 'roles', 'branches'],
  },
} satisfies CollectionConfig
