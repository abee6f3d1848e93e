'use client'

import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'

import { Problem, SidePanel } from '#collections/shared/admin/side-panel.tsx'
import { callOf } from '#domain/api/call-of.ts'
import type {
  deviceRequestsContract,
  requestLogsContract,
  testNotificationContract,
} from '#domain/operations/device-requests.contract.ts'
import { type DeviceRequestKind, whyUnable } from '#domain/operations/device-requests.ts'
import type { DeviceKind, PrinterProtocol } from '#domain/operations/devices.ts'
import { useEvery, useLoaded } from '#plugins/desk/load.port.ts'

import styles from './device-check-panel.module.css'
import { failedTexts, localLine, requestWords } from './request-words.ts'

const read = callOf<typeof deviceRequestsContract>('get', '/api/devices/{id}/requests')
const calls = {
  notification: callOf<typeof testNotificationContract>('post', '/api/devices/{id}/test/notification'),
  logs: callOf<typeof requestLogsContract>('post', '/api/devices/{id}/request-device-logs'),
} as const satisfies Record<DeviceRequestKind, unknown>
const refreshSeconds = 2
const unreachable = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es erneut.'

/** Whether a screen is seen and heard where it stands, and what happened to it lately. */
export function DeviceCheckPanel() {
  const { id } = useDocumentInfo()
  const kind = useFormFields(([fields]) => fields.kind?.value as DeviceKind | undefined) // a choice of these
  const protocol = useFormFields(
    ([fields]) => (fields['printer.protocol']?.value ?? null) as PrinterProtocol | null, // a choice of these
  )
  if (!id || !kind) return null
  const can = (what: DeviceRequestKind) =>
    whyUnable(what, { kind, protocol, isEnabled: true, hasKey: true }) === null
  if (!can('notification') && !can('logs')) return null

  return <Check id={String(id)} hasScreen={can('notification')} />
}

function Check({ id, hasScreen }: { id: string; hasScreen: boolean }) {
  const { requests, nowMs, timeZone, reload } = useRequests(id)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const ask = async (kind: DeviceRequestKind) => {
    setIsBusy(true)
    const asked = await calls[kind](fetch, { params: { id } })
    setIsBusy(false)
    setProblem(asked.ok ? null : `${failedTexts[kind]} ${asked.errors[0]?.message ?? unreachable}`)
    reload()
  }
  const lastOf = (kind: DeviceRequestKind) => requests.find((request) => request.kind === kind)
  const told = (['notification', 'logs'] as const).flatMap((kind) => lastOf(kind) ?? [])
  const { lines } = requests.find((request) => request.lines !== null) ?? {}

  return (
    <SidePanel id="device-check" title="Gerät prüfen">
      <div className={styles.actions}>
        {hasScreen && (
          <Button disabled={isBusy} margin={false} onClick={() => void ask('notification')}>
            Testnachricht zeigen
          </Button>
        )}
        <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={() => void ask('logs')}>
          Protokoll anfordern
        </Button>
      </div>
      <Problem>{problem}</Problem>
      <ul className={styles.told} aria-live="polite">
        {told.map((request) => {
          const { text, isWrong } = requestWords(request, nowMs)
          return (
            <li key={request.id} data-wrong={isWrong || undefined}>
              <time dateTime={request.askedAt}>{timeText(request.askedAt, timeZone)}</time> {text}
            </li>
          )
        })}
      </ul>
      {lines && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keyboards have to reach it
        <section className={styles.log} aria-label="Protokoll des Geräts" tabIndex={0}>
          {lines.length === 0 ? (
            <p>Das Gerät hat noch nichts vermerkt.</p>
          ) : (
            <pre>{lines.map((line) => localLine(line, timeZone)).join('\n')}</pre>
          )}
        </section>
      )}
    </SidePanel>
  )
}

function useRequests(id: string) {
  const loaded = useLoaded(id, (signal) => read(fetch, { signal, params: { id } }))
  useEvery(refreshSeconds, loaded.reload)

  return {
    requests: loaded.data?.requests ?? [],
    nowMs: Date.parse(loaded.data?.at ?? new Date(0).toISOString()),
    timeZone: loaded.data?.timeZone ?? 'Europe/Vienna',
    reload: loaded.reload,
  }
}

const timeText = (iso: string, timeZone: string): string =>
  new Date(iso).toLocaleTimeString('de-AT', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
