'use client'

import { Button, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'

import { Problem, SidePanel } from '#collections/shared/admin/side-panel.tsx'
import { TextBox } from '#collections/shared/admin/text-box.tsx'
import { useFormMoment } from '#collections/shared/admin/use-form-moment.ts'
import { callOf } from '#domain/api/call-of.ts'
import type { setPaymentKeyContract } from '#domain/ordering/payment-account.contract.ts'

const setKey = callOf<typeof setPaymentKeyContract>('post', '/api/payment-accounts/{id}/key')

/** What staff write in the form itself. */
const writtenFields = ['method', 'division', 'isActive', 'merchant', 'captureMoment', 'isTest'] as const

/** Takes the key of an account, which is checked at its provider and never shown again. */
export function PaymentKeyPanel() {
  const { id } = useDocumentInfo()
  const hint = useFormFields(([fields]) => fields.keyHint?.value)
  const isDatatrans = useFormFields(([fields]) => fields.method?.value === 'datatrans')
  const { key, signKey, isBusy, problem, isDone, type, keep } = useKey(id)
  if (!id) return <p>Nach dem ersten Speichern kann der Schlüssel hinterlegt werden.</p>

  return (
    <SidePanel id="payment-key" title="Schlüssel">
      <p aria-live="polite">
        {isDone ? 'Der Schlüssel stimmt und ist hinterlegt. ' : ''}
        {hint ? `Hinterlegt ist ${String(hint)}.` : 'Es ist noch kein Schlüssel hinterlegt.'}
      </p>
      <Problem>{problem}</Problem>
      <TextBox
        label={isDatatrans ? 'Passwort der Schnittstelle' : 'API-Schlüssel'}
        type="password"
        autoComplete="off"
        maxLength={200}
        value={key}
        onText={(text) => type({ key: text })}
        hint="Er wird beim Anbieter geprüft, verschlüsselt aufbewahrt und nie wieder gezeigt."
      />
      {isDatatrans && (
        <TextBox
          label="Schlüssel der Nachrichten (HMAC)"
          type="password"
          autoComplete="off"
          maxLength={200}
          value={signKey}
          onText={(text) => type({ signKey: text })}
        />
      )}
      <Button disabled={isBusy || key === ''} margin={false} onClick={() => void keep(isDatatrans)}>
        {hint ? 'Schlüssel ersetzen' : 'Schlüssel hinterlegen'}
      </Button>
    </SidePanel>
  )
}

const nothing = { key: '', signKey: '' }

function useKey(id: string | number | undefined) {
  const { dispatchFields } = useForm()
  const takeMoment = useFormMoment(`/api/payment-accounts/${id}`, writtenFields)
  const [typed, setTyped] = useState(nothing)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isDone, setIsDone] = useState(false)

  const keep = async (isDatatrans: boolean) => {
    setIsBusy(true)
    setIsDone(false)
    const { key, signKey } = typed
    const body = { key, ...(isDatatrans && signKey !== '' && { signKey }) }
    const answer = await setKey(fetch, { params: { id: String(id) }, body })
    setIsBusy(false)
    setProblem(answer.ok ? null : (answer.errors[0]?.message ?? 'Der Server ist nicht erreichbar.'))
    if (!answer.ok) return

    setTyped(nothing)
    setIsDone(true)
    const { keyHint, isActive } = answer.body
    for (const [path, value] of [
      ['keyHint', keyHint],
      ['isActive', isActive],
    ] as const)
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
    await takeMoment()
  }

  return {
    ...typed,
    isBusy,
    problem,
    isDone,
    type: (text: Partial<typeof nothing>) => setTyped({ ...typed, ...text }),
    keep,
  }
}
