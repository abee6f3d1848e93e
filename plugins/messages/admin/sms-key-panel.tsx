'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { KeyPanel } from '#collections/shared/admin/key-panel.tsx'
import { callOf } from '#domain/api/call-of.ts'
import type {
  setSmsKeyContract,
  smsReportAddressContract,
} from '#domain/operations/messages/sms-account.contract.ts'

const setKey = callOf<typeof setSmsKeyContract>('post', '/api/sms-accounts/{id}/key')
const readAddress = callOf<typeof smsReportAddressContract>('get', '/api/sms-accounts/{id}/report-address')
const writtenFields = ['provider', 'division', 'isActive', 'sender', 'dailyLimit'] as const

const signing = {
  label: 'Signaturschlüssel der Meldungen',
  hint: 'Steht bei seven.io unter „Entwickler“. Mit ihm werden Meldungen geprüft.',
}

/** The key of an account at a provider of SMS. */
export function SmsKeyPanel() {
  const { id } = useDocumentInfo()
  const provider = useFormFields(([fields]) => fields.provider?.value)
  if (provider === 'log')
    return <p>Dieses Konto sendet nichts. Was gesendet würde, steht unter „Nachrichten“.</p>
  const isSeven = provider === 'seven'

  return (
    <KeyPanel
      id="sms-key"
      slug="sms-accounts"
      writtenFields={writtenFields}
      keyLabel={isSeven ? 'API-Schlüssel' : 'Zugriffstoken'}
      signing={isSeven ? signing : null}
      send={(account, body) => setKey(fetch, { params: { id: account }, body })}
    >
      {isSeven && id && <ReportAddress id={String(id)} />}
    </KeyPanel>
  )
}

/** seven.io has to be told where to report; LINK Mobility is told with each SMS. */
function ReportAddress({ id }: { id: string }) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const asked = new AbortController()
    void readAddress(fetch, { params: { id }, signal: asked.signal }).then(
      (answer) => answer.ok && setUrl(answer.body.url),
    )
    return () => asked.abort()
  }, [id])
  if (!url) return null

  return (
    <p>
      Bei seven.io diese Adresse als Webhook für Statusberichte (DLR) eintragen, dann steht unter
      „Nachrichten“, ob eine SMS angekommen ist: <code>{url}</code>
    </p>
  )
}
