import type { PunchKind } from '#domain/workforce/ledger/ledger-event.ts'

import type { Chance } from '../past-orders/chance.ts'
import { duties } from './duties.data.ts'
import type { Mishap } from './mishaps.data.ts'
import type { DemoShift } from './team-shifts.ts'

export type PressedTime = { kind: PunchKind; at: number }

type Lived = { shift: DemoShift; mishap: Mishap['kind'] | null; chance: Chance; isYoung: boolean }

const minuteMs = 60_000

/** When somebody pressed of a shift: a little before it, at a break, and when the work was done. Instants are ms. */
export function pressedTimes({ shift, mishap, chance, isYoung }: Lived): PressedTime[] {
  const begin = shift.from + minuteMs * (chance.whole(11) - 8) + 1000 * chance.whole(60)
  const late = isYoung ? chance.whole(5) - 4 : chance.whole(20) - 4
  const end = shift.to + minuteMs * (mishap === 'early-end' ? 2 : late) + 1000 * chance.whole(60)
  const presses: PressedTime[] = [{ kind: 'start', at: begin }, ...restOf(shift, chance, isYoung)]

  if (mishap === 'no-end') return presses
  const ended: PressedTime[] = [...presses, { kind: 'end', at: end }]

  return mishap === 'second-end' ? [...ended, { kind: 'end', at: end + 12 * minuteMs }] : ended
}

/** Now and then nobody got around to a break; apprentices always do. */
function restOf({ duty, from }: DemoShift, chance: Chance, isYoung: boolean): PressedTime[] {
  const { breakMinutes } = duties[duty]
  const [share, after, more] = [chance.share(), chance.whole(40), chance.whole(6)]
  if (breakMinutes === 0 || (!isYoung && share < 0.03)) return []
  const pausedAt = from + minuteMs * (210 + after)

  return [
    { kind: 'pause', at: pausedAt },
    { kind: 'resume', at: pausedAt + minuteMs * (breakMinutes + more) + 1000 * chance.whole(60) },
  ]
}
