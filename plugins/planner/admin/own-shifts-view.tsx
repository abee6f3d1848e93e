'use client'

import { type PropsWithChildren, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type {
  OfferedShift,
  OwnShift,
  OwnShifts,
  ownShiftsContract,
} from '#domain/workforce/planning/own-shifts.contract.ts'
import type { DeskViewProps } from '#plugins/desk/desk.port.ts'
import * as kit from '#plugins/desk/kit.port.ts'

import { CalendarPart } from './calendar-part.tsx'
import { GiveDialog } from './give-dialog.tsx'
import { OwnShiftList, OwnShiftRow } from './own-shift-list.tsx'
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
  const swaps = useSwaps(reload)
  const { begin, move, isSending } = swaps
  const [given, setGiven] = useState<OwnShift | null>(null)
  const { own, open, offers, colleagues, hasCalendar } = shifts

  return (
    <>
      {offers.length > 0 && (
        <OwnShiftList title="Angeboten" empty={null}>
          {offers.map((offer) => (
            <OwnShiftRow key={offer.swap} shift={offer.shift} words={wordsOfOffer(offer)}>
              <kit.Action
                disabled={isSending}
                onClick={() => void move(offer.swap, 'accept', 'Angenommen. Die Leitung entscheidet.')}
              >
                Annehmen
              </kit.Action>
            </OwnShiftRow>
          ))}
        </OwnShiftList>
      )}
      <OwnShiftList title="Nächste Schichten" empty={own.length > 0 ? null : noOwn}>
        {own.map((shift) => (
          <OwnShiftRow key={shift.id} shift={shift}>
            <WithdrawOr swap={shift.swap} {...{ swaps }}>
              <kit.Action look="quiet" onClick={() => setGiven(shift)}>
                Abgeben
              </kit.Action>
            </WithdrawOr>
          </OwnShiftRow>
        ))}
      </OwnShiftList>
      <OwnShiftList title="Offene Schichten" empty={open.length > 0 ? null : noOpen}>
        {open.map((shift) => (
          <OwnShiftRow key={shift.id} shift={shift}>
            <WithdrawOr swap={shift.swap} {...{ swaps }}>
              <kit.Action
                disabled={isSending}
                onClick={() => void begin({ shift: shift.id }, 'Angefragt. Die Leitung entscheidet.')}
              >
                Übernehmen
              </kit.Action>
            </WithdrawOr>
          </OwnShiftRow>
        ))}
      </OwnShiftList>
      <CalendarPart {...{ hasCalendar, reload }} />
      {given && (
        <GiveDialog {...{ colleagues, begin, isSending }} shift={given} onLeave={() => setGiven(null)} />
      )}
    </>
  )
}

const noOwn = 'Für Sie ist noch nichts veröffentlicht.'
const noOpen = 'Derzeit ist keine Schicht offen.'

type WithdrawOrProps = PropsWithChildren<{
  swap: OwnShift['swap']
  swaps: ReturnType<typeof useSwaps>
}>

/** What was begun is taken back; else it can be begun. */
function WithdrawOr({ swap, swaps: { move, isSending }, children }: WithdrawOrProps) {
  if (!swap) return children

  return (
    <kit.Action
      look="quiet"
      disabled={isSending}
      onClick={() => void move(swap.id, 'withdraw', 'Zurückgezogen.')}
    >
      Zurückziehen
    </kit.Action>
  )
}

function wordsOfOffer({ giver, isToMe, note }: OfferedShift): string {
  const said = note ? `: „${note}“` : ''

  return `${giver} ${isToMe ? 'bietet sie Ihnen an' : 'sucht jemanden'}${said}`
}
