'use client'

import type { MediumPlace } from '#domain/content/media/replace-medium.contract.ts'
import { LoadedView, type Loaded } from '#plugins/desk/kit.port.ts'

import styles from './details.module.css'

export type Places = { places: MediumPlace[]; hasMore: boolean }

/** Where a medium is used; what somebody may not see is counted. */
export function PlacesList({ home, loaded }: { home: string; loaded: Loaded<Places> }) {
  return (
    <LoadedView of={loaded} rows={2}>
      {({ places, hasMore }) => {
        const named = places.filter(({ title }) => title !== null)
        const unseen = places.length - named.length
        if (places.length === 0) return <p className={styles.quiet}>Nirgends. Es kann gelöscht werden.</p>

        return (
          <ul className={styles.places}>
            {named.map(({ collection, id, title, entity }) => (
              <li key={`${collection} ${id}`}>
                <a href={`${home}/${entity ? `collections/${collection}/${id}` : `globals/${collection}`}`}>
                  {title}
                </a>{' '}
                <span className={styles.quiet}>{entity}</span>
              </li>
            ))}
            {unseen > 0 && <li className={styles.quiet}>und {unseen} weitere, die Sie nicht sehen</li>}
            {hasMore && <li className={styles.quiet}>und weitere</li>}
          </ul>
        )
      }}
    </LoadedView>
  )
}
