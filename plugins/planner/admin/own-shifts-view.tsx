'use client'

import { useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type {
  OwnShift,
  OwnShifts,
  ownShiftsContract,
} from '#domain/workforce/planning/own-shifts.contract.ts'
import type { DeskViewProps } from '#plugins/desk/desk.port.ts'
import * as kit from '#plugins/desk/kit.port.ts'

import { CalendarPart } from './calendar-part.tsx'
import { GiveDialog } from './give-dialog.tsx'
import { OwnShiftList } from './own-shift-list.tsx'
import { useSwaps } from './use-swaps.ts'

const readOwn = callOf<typeof ownShiftsContract>('get', '/api/working-schedules/own')

/** Others take and decide meanwhile. */
const readSeconds = 60

/** What somebody works next, what they could take over, and what they would give away. */
export function OwnShiftsView({ timeZone }: DeskViewProps) {
  const loaded = kit.useLoaded<OwnShifts>('own', (signal) => readOwn(fetch, { signal }))
  kit.useEvery(readSeconds, loaded.reload)

  return (
    <kit.PageFrame
      title="Meine Schichten"
      description="Veröffentlichte Schichten der nächsten drei Monate. Über einen Tausch entscheidet die Leitung."
      timeZone={timeZone}
      printed="Meine Schichten"
      actions={<kit.PrintButton />}
    >
      <kit.LoadedView of={loaded} rows={6}>
        {(shifts) => <Lists {...{ shifts }} reload={loaded.reload} />}
      </kit.LoadedView>
    </kit.PageFrame>
  )
}

function Lists({ shifts, reload }: { shifts: OwnShifts; reload: () => void }) {
  const { begin, move, isSending } = useSwaps(reload)
  const [given, setGiven] = useState<OwnShift | null>(null)
  const { own, open, offers, colleagues } = shifts
  const withdraw = (shift: OwnShift) =>
    shift.swap && (
      <kit.Action
        look="quiet"
        disabled={isSending}
        onClick={() => void move(shift.swap?.id ?? '', 'withdraw', 'Zurückgezogen.')}
      >
        Zurückziehen
      </kit.Action>
    )

  return (
    <>
      {offers.length > 0 && (
        <OwnShiftList
          title="Angeboten"
          shifts={offers.map(({ shift }) => shift)}
          wordsOf={(_, index) => wordsOfOffer(offers[index])}
          wayOf={(_, index) => (
            <kit.Action
              disabled={isSending}
              onClick={() =>
                void move(offers[index]?.swap ?? '', 'accept', 'Angenommen. Die Leitung entscheidet.')
              }
            >
              Annehmen
            </kit.Action>
          )}
        />
      )}
      <OwnShiftList
        title="Nächste Schichten"
        empty="Für Sie ist noch nichts veröffentlicht."
        shifts={own}
        wayOf={(shift) =>
          withdraw(shift) ?? (
            <kit.Action look="quiet" onClick={() => setGiven(shift)}>
              Abgeben
            </kit.Action>
          )
        }
      />
      <OwnShiftList
        title="Offene Schichten"
        empty="Derzeit ist keine Schicht offen."
        shifts={open}
        wayOf={(shift) =>
          withdraw(shift) ?? (
            <kit.Action
              disabled={isSending}
              onClick={() => void begin({ shift: shift.id }, 'Angefragt. Die Leitung entscheidet.')}
            >
              Übernehmen
            </kit.Action>
          )
        }
      />
      <CalendarPart hasCalendar={shifts.hasCalendar} reload={reload} />
      {given && (
        <GiveDialog {...{ colleagues, begin, isSending }} shift={given} onLeave={() => setGiven(null)} />
      )}
    </>
  )
}

function wordsOfOffer(offer: OwnShifts['offers'][number] | undefined): string | null {
  if (!offer) return null
  const said = offer.note ? `: „${offer.note}“` : ''

  return `${offer.giver} ${offer.isToMe ? 'bietet sie Ihnen an' : 'sucht jemanden'}${said}`
}
