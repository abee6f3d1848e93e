'use client'

import { Button, useDocumentInfo, useField, useForm, useFormModified } from '@payloadcms/ui'

import { isSettled, settlementOf } from '../settlements.ts'

/** Settles the open record in one press; taking it back is a choice in the same field. */
export function SettleInForm() {
  const { collectionSlug = '', hasSavePermission, id } = useDocumentInfo()
  const settlement = settlementOf(collectionSlug)
  if (!settlement || !id || !hasSavePermission) return null

  return <Press field={settlement.field} />
}

function Press({ field }: { field: string }) {
  const { collectionSlug = '' } = useDocumentInfo()
  const { submit } = useForm()
  const isChanged = useFormModified()
  const { value, setValue } = useField<string | boolean>({ path: field })
  const settlement = settlementOf(collectionSlug)
  // What was typed besides is saved by the form's own button.
  if (!settlement || isChanged || isSettled(settlement, value)) return null

  return (
    <Button
      buttonStyle="secondary"
      size="small"
      onClick={() => {
        setValue(settlement.to)
        void submit({ overrides: { [field]: settlement.to } })
      }}
    >
      Als erledigt speichern
    </Button>
  )
}
