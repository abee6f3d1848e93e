import { monthEventLabels } from '#domain/workforce/closing/month-closing.texts.ts'
import type { MonthSheetView } from '#domain/workforce/time-sheets.contract.ts'
import { Timeline, type TimelineEntry, type Tone } from '#plugins/desk/kit.port.ts'

import { pausesInWords } from '../files/month-words.ts'
import { spanInWords } from './span-in-words.ts'

/** What was changed by whom and why, and what both sides have said. */
export function MonthHistory({ sheet: { changes, events, timeZone } }: { sheet: MonthSheetView }) {
  return (
    <>
      {changes.length > 0 && (
        <>
          <h3>Änderungen</h3>
          <Timeline
            label="Änderungen"
            timeZone={timeZone}
            entries={changes.map((change) => toldChange(change, timeZone))}
          />
        </>
      )}
      {events.length > 0 && (
        <>
          <h3>Bestätigung und Abschluss</h3>
          <Timeline label="Bestätigung und Abschluss" timeZone={timeZone} entries={events.map(toldEvent)} />
        </>
      )}
    </>
  )
}

type Change = MonthSheetView['changes'][number]

function toldChange(change: Change, timeZone: string): TimelineEntry {
  const { id, at, by, reason, before, after } = change
  const title = before ? (after ? 'Korrigiert' : 'Zurückgenommen') : 'Nachgetragen'
  const detail = [
    reason && `„${reason}“`,
    before && `Davor ${spanInWords(before, timeZone)}, ${pausesInWords(before, timeZone)}`,
    after && `Jetzt ${spanInWords(after, timeZone)}, ${pausesInWords(after, timeZone)}`,
  ]

  return { id, at, title, detail: detail.filter(Boolean).join(' · '), ...(by && { by }) }
}

const tones: Readonly<Record<MonthSheetView['events'][number]['kind'], Tone>> = {
  confirmed: 'accent',
  objected: 'waits',
  closed: 'done',
  reopened: 'neutral',
}

function toldEvent({ kind, at, by, words }: MonthSheetView['events'][number]): TimelineEntry {
  return {
    id: `${kind} ${at}`,
    at,
    title: monthEventLabels[kind],
    tone: tones[kind],
    ...(by && { by }),
    ...(words && { detail: words }),
  }
}
