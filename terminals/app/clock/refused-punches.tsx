import { asHouseTime } from '../connection/house-clock.ts'
import { useHouse } from '../shell/house.ts'
import { SeenList } from '../shell/seen-list.tsx'
import type { Punch } from './punch.ts'
import { failedBecause, punchFailures } from './punch-words.ts'
import { notNoted } from './said.tsx'
import { timeText } from './time-text.ts'
import type { Pressing } from './use-queue.ts'

type Props = {
  punches: Pressing
  /** Whether it is read where it was pressed. */
  isSeen: (punch: Punch) => boolean
  /** Where several press, whose each is. */
  isNamed?: boolean
}

/** What was not taken of what was pressed before, until somebody has seen it. */
export function RefusedPunches({ punches: { conflicts, acknowledge }, isSeen, isNamed = false }: Props) {
  const { timeZone } = useHouse()
  const rows = conflicts
    .filter(({ move }) => !isSeen(move))
    .map(({ move, message, isNoted }) => {
      const time = timeText(asHouseTime(move.at), timeZone)

      return {
        id: move.id,
        title: `${isNamed ? `${move.person.name}, ` : ''}${time}: ${failedBecause(punchFailures[move.kind], undefined)}`,
        words: isNoted ? message : `${message} ${notNoted(time)}`,
      }
    })

  return <SeenList label="Nicht übernommen" rows={rows} onSeen={acknowledge} />
}
