'use client'

import { PasswordField, useAuth, useDocumentInfo } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/** Only whoever changes the own password is asked for the one that holds. */
export const CurrentPasswordField: TextFieldClientComponent = ({ field, path }) => {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  if (!user || user.id !== id) return null

  return (
    <PasswordField
      autoComplete="current-password"
      field={{ ...field, admin: { description }, required: false }}
      path={path}
      // The server judges it, and only when a new password comes with it.
      validate={() => true}
    />
  )
}

const description = 'Nötig, um das eigene Passwort zu ändern.'
