'use client'

import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState, useSyncExternalStore } from 'react'

import { Problem, SidePanel } from '#collections/shared/admin/side-panel.tsx'
import { callOf } from '#domain/api/call-of.ts'
import type { testPrintContract } from '#domain/ordering/printing/printing.contract.ts'

import styles from './printers-view.module.css'

const print = callOf<typeof testPrintContract>('post', '/api/devices/{id}/test/print')

/** Where a printer is told to look for its work, and a page that shows whether all is right. */
export function TestPrintPanel() {
  const { id } = useDocumentInfo()
  const kind = useFormFields(([fields]) => fields.kind?.value)
  const protocol = useFormFields(([fields]) => fields['printer.protocol']?.value)
  const place = useFormFields(([fields]) =>
    placeOf(fields['printer.host']?.value, fields['printer.port']?.value),
  )
  const origin = useSyncExternalStore(stays, () => window.location.origin, nowhere)
  const [told, setTold] = useState<{ done?: string; problem?: string }>({})
  const [isBusy, setIsBusy] = useState(false)
  if (kind !== 'printer' || !id) return null

  const how = wayOf(protocol, { origin, place })
  const test = async () => {
    setIsBusy(true)
    const printed = await print(fetch, { params: { id: String(id) } })
    setIsBusy(false)
    setTold(
      printed.ok
        ? { done: printed.body.notice ?? 'Die Testseite wartet beim Drucker und kommt in ein paar Sekunden.' }
        : { problem: `Test nicht erfolgreich. ${printed.errors[0]?.message ?? unreachable}` },
    )
  }

  return (
    <SidePanel id="test-print" title="Testdruck">
      <p>{how.words}</p>
      <code className={styles.address}>{how.address}</code>
      <p aria-live="polite">{told.done}</p>
      <Problem>{told.problem ?? null}</Problem>
      <div className={styles.actions}>
        <Button disabled={isBusy} margin={false} onClick={() => void test()}>
          Testseite drucken
        </Button>
      </div>
    </SidePanel>
  )
}

const unreachable = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es erneut.'
const stays = () => () => undefined
const nowhere = () => ''

const placeOf = (host: unknown, port: unknown): string =>
  `${String(host || '<Adresse>')}:${String(port || 9100)}`

/** How a printer comes to its slips, and what has to be entered where. */
function wayOf(protocol: unknown, { origin, place }: { origin: string; place: string }) {
  const own = '<Geräteschlüssel>'
  switch (protocol) {
    case 'escpos-tcp':
      return {
        words: 'Auf einem Rechner im Netz des Druckers läuft, mit dem Geräteschlüssel:',
        address: `THEKE_URL=${origin} THEKE_DEVICE_KEY=${own} npm run print-agent -- ${place}`,
      }
    case 'epson-sdp':
      return {
        words: 'Im Drucker unter „Server Direct Print“ eintragen, am Ende mit dem Geräteschlüssel:',
        address: `${origin}/api/print-jobs/epson/${own}`,
      }
    default:
      return {
        words: 'Im Drucker als CloudPRNT-Adresse eintragen, am Ende mit dem Geräteschlüssel:',
        address: `${origin}/api/print-jobs/cloudprnt/${own}`,
      }
  }
}
