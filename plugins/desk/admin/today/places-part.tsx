import { Link } from '@payloadcms/ui'

import type { TodayPlace } from '../../today.port.ts'
import { NamedZone } from './named-zone.tsx'
import { PlaceSwitch } from './place-switch.tsx'
import styles from './today.module.css'

type Props = { places: TodayPlace[]; home: string; at: string }

/** Each branch: whether it is open, and what it takes orders for. */
export function PlacesPart({ places, home, at }: Props) {
  if (places.length === 0) return null

  return (
    <section className={styles.card} aria-labelledby="today-places">
      <h2 id="today-places" className={styles.heading}>
        Filialen
      </h2>
      <ul className={styles.rows}>
        {places.map(({ key, name, state, stateText, timeZone, path, publicPath, switches }) => (
          <li key={key} className={styles.place}>
            <div className={styles.headline}>
              <Link href={`${home}${path}`} prefetch={false} className={styles.label}>
                {name}
              </Link>
              {publicPath && (
                <a href={publicPath} className={styles.all} aria-label={`${name} im Shop ansehen`}>
                  Im Shop
                </a>
              )}
            </div>
            <p className={styles.state} data-state={state}>
              {stateText}
              <NamedZone at={at} timeZone={timeZone} />
            </p>
            <div className={styles.switches} role="group" aria-label={`Bestellarten von ${name}`}>
              {switches.map(({ key: way, ...each }) => (
                <PlaceSwitch key={way} {...each} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
