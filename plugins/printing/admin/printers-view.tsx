'use client'

import { useMemo } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { printersContract, PrintJob } from '#domain/ordering/printing/printing.contract.ts'
import { printJobStateLabels } from '#domain/ordering/printing/print-jobs.texts.ts'
import type { DeskViewProps } from '#plugins/desk/desk.port.ts'
import {
  choiceFilter,
  type Column,
  DataTable,
  EmptyState,
  LoadedView,
  PageFrame,
  SidePanel,
  StatusPill,
  Toolbar,
  useEvery,
  useFilters,
  useLoaded,
  useOpenOne,
} from '#plugins/desk/kit.port.ts'

import { DemoPapers } from './demo-papers.tsx'
import { JobActions } from './job-actions.tsx'
import { JobPaper } from './job-paper.tsx'
import { jobName, jobState, jobTone } from './job-words.ts'
import { PrinterCards } from './printer-cards.tsx'
import styles from './printers-view.module.css'

type Row = PrintJob & { printer: string; tone: ReturnType<typeof jobTone> }

const read = callOf<typeof printersContract>('get', '/api/print-jobs/printers')
const filters = [choiceFilter('stand', 'Stand', printJobStateLabels)]
const columns: Column<Row>[] = [
  { name: 'was', title: 'Was', value: jobName },
  {
    name: 'stand',
    title: 'Stand',
    value: jobState,
    width: 'minmax(12.5rem, 1.5fr)',
    cell: (job) => <StatusPill tone={job.tone}>{jobState(job)}</StatusPill>,
  },
  { name: 'bestellung', title: 'Bestellung', value: ({ ticketNumber }) => ticketNumber, kind: 'number' },
  { name: 'drucker', title: 'Drucker', value: ({ printer }) => printer },
  { name: 'seit', title: 'Aufgegeben', value: ({ createdAt }) => createdAt, kind: 'moment' },
]
const idOf = ({ id }: Row) => id
const refreshSeconds = 5

/** The printers of one's branches, what waits for them, and what came out as it came out. */
export function PrintersView({ timeZone, home }: DeskViewProps) {
  const filtered = useFilters(filters)
  const { openId, open, close } = useOpenOne()
  const loaded = useLoaded('', (signal) => read(fetch, { signal }))
  useEvery(refreshSeconds, loaded.reload)
  const { data } = loaded
  const rows = useMemo(() => rowsOf(data), [data])
  const { stand } = filtered.values
  const row = rows.find(({ id }) => id === openId)

  const panel = row && (
    <SidePanel
      key={row.id}
      title={jobName(row)}
      onClose={close}
      actions={<JobActions job={row} onChanged={loaded.reload} />}
    >
      <p className={styles.facts}>
        <StatusPill tone={row.tone}>{jobState(row)}</StatusPill> {row.printer}
      </p>
      {row.state === 'unclear' && (
        <p>
          Der Drucker hat diesen Bon abgeholt und sich dann nicht mehr gemeldet. Bitte sehen Sie nach, ob er
          herausgekommen ist.
        </p>
      )}
      <JobPaper id={row.id} />
      {row.order && (
        <a className={styles.link} href={`${home}/collections/orders/${row.order}`}>
          Bestellung öffnen
        </a>
      )}
    </SidePanel>
  )

  return (
    <PageFrame
      title="Drucker"
      description="Was gedruckt wurde, was wartet und was niemand sicher weiß."
      timeZone={timeZone}
      toolbar={<Toolbar filters={filtered} />}
      beside={panel}
    >
      <LoadedView of={loaded}>
        {({ printers, at }) =>
          printers.length === 0 ? (
            <EmptyState title="Noch kein Drucker.">
              Legen Sie unter „Geräte“ einen Bondrucker an und stellen Sie ihm einen Schlüssel aus.
            </EmptyState>
          ) : (
            <>
              <PrinterCards {...{ printers, at, home }} />
              <DemoPapers />
              <DataTable
                {...{ columns, idOf, timeZone, openId }}
                name="druckauftraege"
                label="Druckaufträge"
                empty="Keine Druckaufträge"
                rows={stand ? rows.filter(({ state }) => state === stand) : rows}
                onOpen={({ id }) => open(id)}
              />
            </>
          )
        }
      </LoadedView>
    </PageFrame>
  )
}

type Answer = { printers: { id: string; name: string }[]; jobs: PrintJob[]; at: string }

function rowsOf(answer: Answer | null): Row[] {
  if (!answer) return []
  const names = new Map(answer.printers.map(({ id, name }) => [id, name]))

  return answer.jobs.map((job) => ({
    ...job,
    printer: names.get(job.device ?? '') ?? 'Nicht mehr da',
    tone: jobTone(job, Date.parse(answer.at)),
  }))
}
