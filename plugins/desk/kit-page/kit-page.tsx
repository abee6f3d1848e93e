'use client'

import type { DeskViewProps } from '../desk.port.ts'
import {
  Action,
  type Filter,
  PageFrame,
  PrintButton,
  SidePanel,
  StatusPill,
  Timeline,
  Toolbar,
  useFilters,
  useOpenOne,
} from '../kit.port.ts'
import { KitAsks } from './kit-asks.tsx'
import { KitCalendar } from './kit-calendar.tsx'
import { KitFields } from './kit-fields.tsx'
import { KitLoaded } from './kit-loaded.tsx'
import { sampleHistory, sampleOrders, sampleStatus } from './kit-page.data.ts'
import styles from './kit-page.module.css'
import { KitStates } from './kit-states.tsx'
import { KitTable } from './kit-table.tsx'

const filters: Filter[] = [
  {
    name: 'stand',
    label: 'Stand',
    kind: 'choice',
    choices: Object.entries(sampleStatus).map(([value, { label }]) => ({ value, label })),
  },
  { name: 'ab', label: 'Bis', kind: 'day' },
]

/** Every part of the kit in every state, on data of its own. */
export function KitPage({ home, timeZone }: DeskViewProps) {
  const filtered = useFilters(filters)
  const { openId, open, close } = useOpenOne()
  const row = sampleOrders.find(({ id }) => id === openId)

  return (
    <PageFrame
      title="Bausteine"
      description="Woraus eigene Ansichten bestehen, in jedem Zustand. Die Daten sind erfunden."
      crumbs={[{ label: 'Einstellungen', url: `${home}/globals/config` }]}
      actions={
        <>
          <PrintButton />
          <Action look="main">Wofür die Ansicht da ist</Action>
        </>
      }
      toolbar={<Toolbar filters={filtered} searched="Gast oder Nummer" />}
      printed={filtered.active.map(({ label, text }) => `${label}: ${text}`).join(' · ')}
      timeZone={timeZone}
      beside={
        row && (
          <SidePanel
            key={row.id}
            title={`Bestellung ${row.number}`}
            onClose={close}
            actions={<Action look="main">Bestätigen</Action>}
          >
            <dl>
              <dt>Gast</dt>
              <dd>{row.guest}</dd>
              <dt>Stand</dt>
              <dd>
                <StatusPill tone={sampleStatus[row.status].tone}>{sampleStatus[row.status].label}</StatusPill>
              </dd>
            </dl>
            <h3>Verlauf</h3>
            <Timeline label="Verlauf" entries={sampleHistory} timeZone={timeZone} />
          </SidePanel>
        )
      }
    >
      <div className={styles.parts}>
        <KitTable values={filtered.values} openId={openId} open={open} timeZone={timeZone} />
        <KitCalendar timeZone={timeZone} />
        <KitAsks />
        <KitFields />
        <KitStates />
        <KitLoaded timeZone={timeZone} />
      </div>
    </PageFrame>
  )
}
