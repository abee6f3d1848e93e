'use client'

import { useFormFields } from '@payloadcms/ui'

import { KeyPanel } from '#collections/shared/admin/key-panel.tsx'
import { callOf } from '#domain/api/call-of.ts'
import type { setPaymentKeyContract } from '#domain/ordering/payment-account.contract.ts'

const setKey = callOf<typeof setPaymentKeyContract>('post', '/api/payment-accounts/{id}/key')
const writtenFields = ['method', 'division', 'isActive', 'merchant', 'captureMoment', 'isTest'] as const

/** The key of an account at a provider of payments. */
export function PaymentKeyPanel() {
  const isDatatrans = useFormFields(([fields]) => fields.method?.value === 'datatrans')

  return (
    <KeyPanel
      id="payment-key"
      slug="payment-accounts"
      writtenFields={writtenFields}
      keyLabel={isDatatrans ? 'Passwort der Schnittstelle' : 'API-Schlüssel'}
      signing={isDatatrans ? { label: 'Schlüssel der Nachrichten (HMAC)' } : null}
      send={(id, body) => setKey(fetch, { params: { id }, body })}
    />
  )
}
