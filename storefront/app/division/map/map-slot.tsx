import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { routeHref } from '#domain/catalogue/route-href.ts'
import type { MapView } from '#domain/catalogue/shop.contract.ts'
import { consentOf } from '#domain/insight/consent.ts'
import type { MapPlace } from '#ui/map/open-map.ts'
import { Button } from '../../ui/button.tsx'
import { loadPart } from '../../ui/load-part.ts'
import type { HomeBranch } from '../division-view.ts'
import styles from './map-slot.module.css'

type MapSlotProps = { view: MapView; branches: readonly HomeBranch[] }

type Stage = 'offered' | 'coming' | 'shown' | 'lost'

/**
 * Where the branches are, for whoever agrees or asks for it. The address and the way there stand beside it in words,
 * so nothing is missed where a browser cannot draw it. Spec: storefront 4 and 7. Decision 69.
 */
export function MapSlot({ view, branches }: MapSlotProps) {
  const id = useId()
  const [stage, setStage] = useState<Stage>('offered')
  const slot = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const isOpen = stage === 'coming' || stage === 'shown'
  const open = useEffectEvent((container: HTMLElement) => openLate(container, { view, branches, setStage }))
  useConsent(slot, () => setStage((now) => (now === 'offered' ? 'coming' : now)))
  useEffect(() => (isOpen && canvas.current ? open(canvas.current) : undefined), [isOpen])

  if (placesOf(branches).length === 0) return null
  return (
    <section ref={slot} className={styles.slot} aria-labelledby={id}>
      <h2 id={id}>Karte</h2>
      {stage === 'lost' ? (
        <p className="quiet" role="status">
          Die Karte lässt sich hier gerade nicht zeigen. Adresse und Route stehen bei den Kontaktdaten.
        </p>
      ) : (
        <div className={styles.frame}>
          {isOpen && <div ref={canvas} className={styles.canvas} />}
          {stage !== 'shown' && <Offer isComing={stage === 'coming'} onAsk={() => setStage('coming')} />}
        </div>
      )}
    </section>
  )
}

function Offer({ isComing, onAsk }: { isComing: boolean; onAsk: () => void }) {
  return (
    <div className={styles.offer}>
      <p className="quiet">
        Straßen und Häuser rundherum, in drei Dimensionen. Die Karte kommt von unserem eigenen Server: Niemand
        sonst erfährt, dass Sie sie ansehen.
      </p>
      <Button look="secondary" aria-busy={isComing} onClick={onAsk}>
        {isComing ? 'Karte wird geladen …' : 'Karte laden'}
      </Button>
    </div>
  )
}

/** Who has agreed gets the map as soon as it comes near, or as soon as they agree. */
function useConsent(slot: RefObject<HTMLElement | null>, onAllowed: () => void): void {
  const load = useEffectEvent(onAllowed)
  useEffect(() => {
    if (!slot.current) return undefined
    let isNear = false
    const look = () => {
      if (isNear && consentOf(document.cookie) === 'granted') load()
    }
    const watch = new IntersectionObserver(
      ([entry]) => {
        isNear = entry?.isIntersecting ?? false
        look()
      },
      { rootMargin: '200px' },
    )
    watch.observe(slot.current)
    addEventListener('consent-chosen', look)
    return () => {
      watch.disconnect()
      removeEventListener('consent-chosen', look)
    }
  }, [slot])
}

type Opening = MapSlotProps & { setStage: (stage: Stage) => void }

/** One for all tries, since a part is known by it. */
const loadMap = () => import('#ui/map/open-map.ts')

/** The script comes when somebody wants the map; answers what takes the map away. */
function openLate(container: HTMLElement, { view, branches, setStage }: Opening): () => void {
  const [first, ...others] = placesOf(branches)
  let close = () => {}
  let isWanted = true
  const lose = () => isWanted && setStage('lost')
  const open = async () => {
    const { openMap } = await loadPart(loadMap, false)
    if (!isWanted || !first) return
    close = openMap(container, {
      view,
      places: [first, ...others],
      onReady: () => {
        if (!isWanted) return
        // The button that was pressed goes, and the map takes its place for the keys as well.
        if (container.parentElement?.contains(document.activeElement)) {
          container.querySelector('canvas')?.focus({ preventScroll: true })
        }
        setStage('shown')
      },
      onLost: lose,
    })
  }
  open().catch(lose)

  return () => {
    isWanted = false
    close()
  }
}

function placesOf(branches: readonly HomeBranch[]): MapPlace[] {
  return branches.flatMap((branch) => {
    const { name, latitude, longitude } = branch
    const href = routeHref(branch)

    return latitude != null && longitude != null && href
      ? [{ name, latitude, longitude, routeHref: href }]
      : []
  })
}
