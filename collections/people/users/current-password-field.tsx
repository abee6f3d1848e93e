'use client'

import { FieldDescription, PasswordField, useAuth, useDocumentInfo } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/** Only whoever changes the own password or an own name is asked for the one that holds. */
export const CurrentPasswordField: TextFieldClientComponent = ({ field, path }) => {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  if (!user || user.id !== id) return null

  return (
    <div className="field-type">
      <PasswordField
        autoComplete="current-password"
        field={{ ...field, required: false }}
        path={path}
        // The server judges it, and only when one of these changes.
        validate={() => true}
      />
      {/* Payload's own field shows none. */}
      <FieldDescription description={description} path={path} />
    </div>
  )
}

const description =
  'Nötig, um das eigene Passwort, die eigene E-Mail-Adresse oder den eigenen Benutzernamen zu ändern.'
