'use client'

import { useState } from 'react'

import { addressOf, callOf } from '#domain/api/call-of.ts'
import { formatMoney } from '#domain/money/money.ts'
import type {
  dayEndContract,
  DayEnd,
  DayFileFormat,
  dayFileContract,
} from '#domain/ordering/day-end/day-end.contract.ts'
import { numbersText } from '#domain/ordering/fiscal/fiscal.texts.ts'
import type { printDayEndContract } from '#domain/ordering/printing/printing.contract.ts'
import { dayText } from '#domain/ordering/day-end/day-end.texts.ts'
import { momentWords } from '#domain/time/moment-words.ts'
import {
  Action,
  ActionLink,
  LoadedView,
  problemIn,
  SidePanel,
  tellDone,
  tellProblem,
  useLoaded,
} from '#plugins/desk/kit.port.ts'

import { CloseForm } from './close-form.tsx'
import styles from './day-end.module.css'
import { DayTables } from './day-tables.tsx'

const read = callOf<typeof dayEndContract>('get', '/api/day-ends/days/{branch}/{day}')
const print = callOf<typeof printDayEndContract>('post', '/api/day-ends/{id}/print')

type PanelProps = {
  branch: { id: string; name: string }
  day: string
  onClose: () => void
  /** The day was closed, so the list of days is another. */
  onClosed: () => void
}

/** A business day beside the list: its sums, and the count with which it is closed, or was. */
export function DayPanel({ branch, day, onClose, onClosed }: PanelProps) {
  const loaded = useLoaded(`${branch.id} ${day}`, (signal) =>
    read(fetch, { signal, params: { branch: branch.id, day } }),
  )
  const reload = () => {
    loaded.reload()
    onClosed()
  }

  return (
    <SidePanel title={`Geschäftstag ${dayText(day)}`} onClose={onClose}>
      <LoadedView of={loaded}>
        {(shown) => (
          <>
            {shown.closed ? (
              <ClosedFacts {...{ shown, closed: shown.closed }} />
            ) : (
              <OpenPart {...{ shown, reload }} />
            )}
            <DayTables figures={shown.figures} />
          </>
        )}
      </LoadedView>
    </SidePanel>
  )
}

const lateText = (lines: number): string =>
  lines === 1
    ? 'Eine Zahlung gehört zu einem Tag davor und wird mit diesem verbucht.'
    : `${lines} Zahlungen gehören zu Tagen davor und werden mit diesem verbucht.`

function OpenPart({ shown, reload }: { shown: DayEnd; reload: () => void }) {
  return (
    <>
      {shown.lateLines > 0 && <p>{lateText(shown.lateLines)}</p>}
      {shown.whyNot ? (
        <p className={styles.hint}>{shown.whyNot}</p>
      ) : (
        // What has come in since is another day to count.
        <CloseForm key={shown.figures.lines} day={shown} onClosed={reload} />
      )}
    </>
  )
}

type FactsProps = { shown: DayEnd; closed: NonNullable<DayEnd['closed']> }

function ClosedFacts({ shown, closed }: FactsProps) {
  const at = momentWords(closed.at, shown.branch.timeZone)

  return (
    <>
      <dl>
        <dt>Nummer</dt>
        <dd>{closed.number}</dd>
        <dt>Abgeschlossen</dt>
        <dd>{closed.by ? `${at} von ${closed.by}` : at}</dd>
        <dt>Wechselgeld</dt>
        <dd>{formatMoney(shown.cashFloat)}</dd>
        <dt>Bar eingenommen</dt>
        <dd>{formatMoney(shown.cashExpected)}</dd>
        <dt>Gezählt</dt>
        <dd>{formatMoney(closed.cashCounted)}</dd>
        <dt>Differenz</dt>
        <dd>
          <strong data-wrong={closed.cashDifference !== 0 || undefined} className={styles.difference}>
            {formatMoney(closed.cashDifference)}
          </strong>
        </dd>
        {closed.note && <dt>Notiz</dt>}
        {closed.note && <dd>{closed.note}</dd>}
        {shown.lateLines > 0 && <dt>Nachträglich</dt>}
        {shown.lateLines > 0 && <dd>{lateText(shown.lateLines)}</dd>}
        {closed.receipts.map(({ cashBox, from, to, unsigned }) => (
          <ReceiptNumbers key={cashBox} {...{ cashBox, from, to, unsigned }} />
        ))}
        <dt>Prüfsumme</dt>
        <dd className={styles.hash}>{closed.hash}</dd>
      </dl>
      <p className={styles.files}>
        <FileLink id={closed.id} format="pdf" label="PDF herunterladen" />
        <FileLink id={closed.id} format="csv" label="CSV herunterladen" />
        <PrintDay id={closed.id} />
      </p>
    </>
  )
}

type Numbers = Pick<NonNullable<DayEnd['closed']>['receipts'][number], 'cashBox' | 'from' | 'to' | 'unsigned'>

const ReceiptNumbers = ({ cashBox, from, to, unsigned }: Numbers) => (
  <>
    <dt>{`Belege der Kasse ${cashBox}`}</dt>
    <dd>
      {numbersText(from, to)}
      {unsigned > 0 && `, davon ${unsigned} ohne Signatur`}
    </dd>
  </>
)

/** On paper, by the first printer of the branch that works. */
function PrintDay({ id }: { id: string }) {
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    setIsBusy(true)
    const printed = await print(fetch, { params: { id } })
    setIsBusy(false)
    if (printed.ok)
      tellDone(printed.body.notice ?? `Der Tagesabschluss wird gedruckt: ${printed.body.printer}.`)
    else tellProblem(problemIn(printed))
  }

  return (
    <Action disabled={isBusy} onClick={() => void send()}>
      Bon drucken
    </Action>
  )
}

const FileLink = ({ id, format, label }: { id: string; format: DayFileFormat; label: string }) => (
  <ActionLink
    href={addressOf<typeof dayFileContract>('/api/day-ends/{id}/file/{format}', { params: { id, format } })}
    download
  >
    {label}
  </ActionLink>
)
