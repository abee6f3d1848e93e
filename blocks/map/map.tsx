import type { MapSection } from '#cms/payload-types.ts'
import type { FedSection } from '#domain/content/fed/fed-section.ts'

import { cardLevel } from '#ui/card-level.ts'
import { classNames } from '#ui/class-names.ts'
import { BranchWays } from '../shared/branch-ways.tsx'
import offered from '../shared/offered-frame.module.css'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import { mapParts, type WantedMap } from './map-parts.ts'
import styles from './map.module.css'

/** Where branches are, in words; the map itself comes when a visitor asks for it, and from this server. */
export function MapView({ section }: SectionProps<MapSection> & { section: FedSection<'map'> }) {
  const { places = [], view = null } = section.fed ?? {}
  const Name = `h${cardLevel(section.text)}` as const
  const located = places.flatMap(({ name, routeHref, at }) =>
    at && routeHref ? [{ name, routeHref, ...at }] : [],
  )

  return (
    <Shell subheadline={section.subheadline}>
      <Text text={section.text} />
      <div className={classNames(styles.layout, view && styles.withMap)}>
        {view && <Slot wanted={{ view, places: located }} />}
        <ul className={styles.places}>
          {places.map((place) => (
            <li key={place.identifier} className={styles.place}>
              <Name className={styles.name}>{place.name}</Name>
              {place.address && <p>{place.address}</p>}
              <BranchWays place={place} />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  )
}

/** Without scripts there is no map, and nothing is offered. */
const Slot = ({ wanted }: { wanted: WantedMap }) => (
  <div
    className={classNames(offered.frame, styles.frame)}
    data-behaviour="map"
    data-map={JSON.stringify(wanted)}
  >
    <Streets />
    <div className={styles.offer} {...{ [mapParts.offer]: '' }}>
      <p className={styles.words}>
        Die Karte kommt von unserem eigenen Server: Niemand sonst erfährt, dass Sie sie ansehen.
      </p>
      <button type="button" className={offered.button} hidden {...{ [mapParts.button]: '' }}>
        Karte laden
      </button>
      <p className={styles.words} role="status" {...{ [mapParts.told]: '' }} />
    </div>
  </div>
)

/** Streets of nowhere in particular, drawn by ourselves. */
const Streets = () => (
  <svg
    className={styles.streets}
    viewBox="0 0 400 240"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <path d="M-10 170 Q90 130 180 150 T410 90 M60 -10 Q90 90 70 250 M240 -10 Q220 120 260 250 M-10 60 Q160 40 410 190 M330 -10 L300 250" />
  </svg>
)
