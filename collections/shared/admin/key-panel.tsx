'use client'

import { Button, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { type PropsWithChildren, useState } from 'react'

import { Problem, SidePanel } from './side-panel.tsx'
import { TextBox } from './text-box.tsx'
import { useFormMoment } from './use-form-moment.ts'

type Given = { key: string; signKey?: string }
type Answer =
  | { ok: true; body: { keyHint: string; isActive: boolean } }
  | { ok: false; errors: readonly { message: string }[] }

type KeyPanelProps = PropsWithChildren<{
  /** Names the panel in its form. */
  id: string
  /** The collection of the account. */
  slug: string
  /** What staff write in the form itself. */
  writtenFields: readonly string[]
  keyLabel: string
  /** With what the provider signs its news, where it does. */
  signing?: { label: string; hint?: string } | null
  send: (account: string, given: Given) => Promise<Answer>
}>

/** Takes the key of an account at a provider, which is checked there and never shown again. */
export function KeyPanel({
  id: name,
  slug,
  writtenFields,
  keyLabel,
  signing,
  send,
  children,
}: KeyPanelProps) {
  const { id } = useDocumentInfo()
  const hint = useFormFields(([fields]) => fields.keyHint?.value)
  const { typed, isBusy, problem, isDone, type, keep } = useKey(String(id), { slug, writtenFields, send })
  if (!id) return <p>Nach dem ersten Speichern kann der Schlüssel hinterlegt werden.</p>
  const secret = { type: 'password', autoComplete: 'off', maxLength: 200 } as const

  return (
    <SidePanel id={name} title="Schlüssel">
      <p aria-live="polite">
        {isDone ? 'Der Schlüssel stimmt und ist hinterlegt. ' : ''}
        {hint ? `Hinterlegt ist ${String(hint)}.` : 'Es ist noch kein Schlüssel hinterlegt.'}
      </p>
      <Problem>{problem}</Problem>
      <TextBox
        {...secret}
        label={keyLabel}
        value={typed.key}
        onText={(key) => type({ key })}
        hint="Er wird beim Anbieter geprüft, verschlüsselt aufbewahrt und nie wieder gezeigt."
      />
      {signing && (
        <TextBox {...secret} {...signing} value={typed.signKey} onText={(signKey) => type({ signKey })} />
      )}
      <Button
        disabled={isBusy || typed.key === ''}
        margin={false}
        onClick={() => void keep(Boolean(signing))}
      >
        {hint ? 'Schlüssel ersetzen' : 'Schlüssel hinterlegen'}
      </Button>
      {children}
    </SidePanel>
  )
}

const nothing = { key: '', signKey: '' }

function useKey(
  id: string,
  { slug, writtenFields, send }: Pick<KeyPanelProps, 'slug' | 'writtenFields' | 'send'>,
) {
  const { dispatchFields } = useForm()
  const takeMoment = useFormMoment(`/api/${slug}/${id}`, writtenFields)
  const [typed, setTyped] = useState(nothing)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isDone, setIsDone] = useState(false)

  const keep = async (isSigning: boolean) => {
    setIsBusy(true)
    setIsDone(false)
    const { key, signKey } = typed
    const answer = await send(id, { key, ...(isSigning && signKey !== '' && { signKey }) })
    setIsBusy(false)
    setProblem(answer.ok ? null : (answer.errors[0]?.message ?? 'Der Server ist nicht erreichbar.'))
    if (!answer.ok) return

    setTyped(nothing)
    setIsDone(true)
    for (const [path, value] of Object.entries(answer.body))
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
    await takeMoment()
  }

  return {
    typed,
    isBusy,
    problem,
    isDone,
    type: (text: Partial<typeof nothing>) => setTyped({ ...typed, ...text }),
    keep,
  }
}
