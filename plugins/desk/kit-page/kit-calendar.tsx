'use client'

import { Calendar, useUrl } from '../kit.port.ts'
import { sampleLanes, sampleNow, sampleShifts } from './kit-page.data.ts'

export function KitCalendar({ timeZone }: { timeZone: string }) {
  const { params, change } = useUrl()
  const opened = sampleShifts.find(({ id }) => id === params.get('dienst'))

  return (
    <div>
      <Calendar
        label="Dienstplan"
        entries={sampleShifts}
        lanes={sampleLanes}
        now={sampleNow}
        timeZone={timeZone}
        onOpen={({ id }) => change({ dienst: id })}
      />
      <p aria-live="polite">{opened ? `Geöffnet: ${opened.title}` : 'Noch nichts geöffnet.'}</p>
    </div>
  )
}
