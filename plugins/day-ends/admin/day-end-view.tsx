'use client'

import { callOf } from '#domain/api/call-of.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { dayListContract, DayState, ListedDay } from '#domain/ordering/day-end/day-end.contract.ts'
import { dayStateLabels } from '#domain/ordering/day-end/day-end.texts.ts'
import type { DeskViewProps } from '#plugins/desk/desk.port.ts'
import * as kit from '#plugins/desk/kit.port.ts'

import { BatchPanel } from './batch-panel.tsx'
import { BranchChoice } from './branch-choice.tsx'
import styles from './day-end.module.css'
import { DayPanel } from './day-panel.tsx'

const read = callOf<typeof dayListContract>('get', '/api/day-ends/days')

const tones: Readonly<Record<DayState, kit.Tone>> = { open: 'waits', running: 'accent', closed: 'done' }
const columns: kit.Column<ListedDay>[] = [
  { name: 'tag', title: 'Geschäftstag', value: ({ day }) => day, kind: 'day' },
  {
    name: 'stand',
    title: 'Stand',
    value: ({ state }) => dayStateLabels[state],
    cell: ({ state }) => <kit.StatusPill tone={tones[state]}>{dayStateLabels[state]}</kit.StatusPill>,
    width: 'minmax(10.5rem, 1.2fr)',
  },
  {
    name: 'nummer',
    title: 'Nummer',
    value: ({ number }) => number,
    kind: 'number',
    cell: ({ number }) => number ?? '–',
  },
  { name: 'bestellungen', title: 'Bestellungen', value: ({ orders }) => orders, kind: 'number' },
  money('einnahmen', 'Einnahmen', ({ total }) => total),
  money('differenz', 'Differenz', ({ difference }) => difference),
]
const idOf = ({ day }: ListedDay) => day
/** Beside the list, in the place of a day. */
const batch = 'buchungsstapel'
const words = {
  name: 'tagesabschluss',
  label: 'Geschäftstage',
  empty: 'Noch nichts eingenommen. Sobald eine Bestellung bezahlt ist, steht ihr Tag hier.',
}

/** The days of a branch: what each came to, and its end. */
export function DayEndView({ timeZone }: DeskViewProps) {
  const { params, change } = kit.useUrl()
  const { openId, open, close } = kit.useOpenOne()
  const [branch, before] = [params.get('filiale'), params.get('vor')]
  const days = kit.useLoaded(`${branch} ${before}`, (signal) =>
    read(fetch, { signal, query: { ...(branch && { branch }), ...(before && { before }) } }),
  )
  const chosen = days.data?.branch ?? null
  const panel =
    chosen &&
    openId &&
    (openId === batch ? (
      <BatchPanel key={chosen.id} branch={chosen} days={days.data?.days ?? []} onClose={close} />
    ) : (
      <DayPanel
        key={`${chosen.id} ${openId}`}
        {...{ branch: chosen, day: openId }}
        onClose={close}
        onClosed={days.reload}
      />
    ))
  const table = { ...words, columns, idOf, openId, onOpen: ({ day }: ListedDay) => open(day) }
  const last = days.data?.days.at(-1)?.day

  return (
    <kit.PageFrame
      title="Tagesabschluss"
      description="Jeden Geschäftstag, sobald er vorbei ist: Bargeld zählen und abschließen."
      timeZone={chosen?.timeZone ?? timeZone}
      printed={chosen?.name ?? ''}
      toolbar={
        days.data && (
          <div className={styles.toolbar}>
            <BranchChoice
              branches={days.data.branches}
              chosen={chosen?.id ?? ''}
              onChange={(id) => change({ filiale: id, vor: null, offen: null })}
            />
            {days.data.mayClose && (
              <kit.Action onClick={() => open(batch)}>Buchungsstapel (DATEV)</kit.Action>
            )}
          </div>
        )
      }
      beside={panel}
    >
      <kit.LoadedView of={days}>
        {({ days: rows, hasMore }) => (
          <>
            <kit.DataTable {...table} rows={rows} timeZone={chosen?.timeZone ?? timeZone} />
            {before && <kit.Action onClick={() => change({ vor: null })}>Neueste Tage</kit.Action>}
            {hasMore && last && <kit.Action onClick={() => change({ vor: last })}>Ältere Tage</kit.Action>}
          </>
        )}
      </kit.LoadedView>
    </kit.PageFrame>
  )
}

function money(name: string, title: string, value: (day: ListedDay) => number | null): kit.Column<ListedDay> {
  const cell = (day: ListedDay) => {
    const cents = value(day)
    return cents === null ? '–' : formatMoney(cents)
  }

  return { name, title, value, kind: 'cents', cell }
}
