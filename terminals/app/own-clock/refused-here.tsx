import { failedBecause, punchFailures } from '../clock/punch-words.ts'
import { notNoted } from '../clock/said.tsx'
import { timeText } from '../clock/time-text.ts'
import type { Pressing } from '../clock/use-queue.ts'
import { asHouseTime } from '../connection/house-clock.ts'
import { useHouse } from '../shell/house.ts'
import { SeenList } from '../shell/seen-list.tsx'

type Props = {
  punches: Pressing
  /** Which they read of where they have pressed it. */
  except: string | undefined
}

/** What was not taken of what they pressed before, until they have seen it. */
export function RefusedHere({ punches: { conflicts, acknowledge }, except }: Props) {
  const { timeZone } = useHouse()
  const rows = conflicts
    .filter(({ move }) => move.id !== except)
    .map(({ move, message, isNoted }) => {
      const time = timeText(asHouseTime(move.at), timeZone)

      return {
        id: move.id,
        title: `${time}: ${failedBecause(punchFailures[move.kind], undefined)}`,
        words: isNoted ? message : `${message} ${notNoted(time)}`,
      }
    })

  return <SeenList label="Nicht übernommen" rows={rows} onSeen={acknowledge} />
}
