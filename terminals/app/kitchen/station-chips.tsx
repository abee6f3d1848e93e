import type { KitchenStation } from '#domain/ordering/kitchen.contract.ts'

import { Key } from '../design/key.tsx'
import styles from './station-chips.module.css'

type Props = {
  stations: readonly KitchenStation[]
  chosen: string | null
  onChoose: (station: string | null) => void
}

/** Before which station this screen hangs; a house with one kitchen is not asked. */
export function StationChips({ stations, chosen, onChoose }: Props) {
  if (stations.length === 0) return null

  return (
    <div role="group" aria-label="Station" className={styles.chips}>
      <Key aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        Alle
      </Key>
      {stations.map(({ id, name }) => (
        <Key key={id} aria-pressed={chosen === id} onClick={() => onChoose(id)}>
          {name}
        </Key>
      ))}
    </div>
  )
}
