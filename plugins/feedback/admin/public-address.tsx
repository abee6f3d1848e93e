'use client'

import { useField, useFormFields } from '@payloadcms/ui'

import { CopyButton } from '#collections/shared/admin/copy-button.tsx'
import { Quiet, SidePanel } from '#collections/shared/admin/side-panel.tsx'
import { questionnairePath } from '#domain/feedback/questionnaire-path.ts'

/** Where clients answer, to be opened and to be sent to them. */
export function PublicAddress({ path }: { path: string }) {
  const { value } = useField<string | undefined>({ path })
  const isPublic = useFormFields(([fields]) => fields.isPublic?.value === true)
  if (!value) return null

  return (
    <SidePanel id="questionnaire-address" title="Öffentliche Adresse">
      <p>
        <a href={questionnairePath(value)} rel="noreferrer" target="_blank">
          Fragebogen öffnen
        </a>
      </p>
      <CopyButton size="small" text={new URL(questionnairePath(value), window.location.origin).href} />
      {!isPublic && <Quiet>Antworten sind erst möglich, wenn er öffentlich ist.</Quiet>}
    </SidePanel>
  )
}
