import { consentOf } from '#domain/insight/consent.ts'
import type { Behaviour } from '#ui/behaviour.ts'
import { mapParts, type WantedMap } from './map-parts.ts'

/** Brings the map when a visitor presses for it, or comes near and has agreed before. Decision 69. */
export const mapBehaviour: Behaviour = (frame) => {
  const button = frame.querySelector<HTMLButtonElement>(`[${mapParts.button}]`)
  if (!button) return
  let isOpen = false
  const load = () => {
    if (isOpen) return
    isOpen = true
    stop()
    void open(frame, button)
  }
  const stop = whenAgreed(frame, load)
  button.hidden = false
  button.addEventListener('click', load)
}

/** Calls once who has agreed comes near, or who is near agrees. */
function whenAgreed(frame: HTMLElement, load: () => void): () => void {
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
  watch.observe(frame)
  addEventListener('consent-chosen', look)

  return () => {
    watch.disconnect()
    removeEventListener('consent-chosen', look)
  }
}

async function open(frame: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const told = frame.querySelector(`[${mapParts.told}]`)
  const offer = frame.querySelector<HTMLElement>(`[${mapParts.offer}]`)
  // Written by the view beside this.
  const { view, places } = JSON.parse(frame.dataset.map ?? '') as WantedMap
  const [first, ...others] = places
  const canvas = document.createElement('div')
  canvas.dataset.mapCanvas = ''
  let isOver = false
  let close = () => {}
  const lose = () => {
    if (isOver) return
    isOver = true
    close()
    canvas.remove()
    button.remove()
    if (offer) offer.hidden = false
    if (told)
      told.textContent = 'Die Karte lässt sich hier gerade nicht zeigen. Adresse und Route stehen daneben.'
  }
  button.setAttribute('aria-busy', 'true')
  if (told) told.textContent = 'Karte wird geladen …'
  offer?.before(canvas)
  try {
    const { openMap } = await import('#ui/map/open-map.ts')
    if (!first) return lose()
    close = openMap(canvas, {
      view,
      places: [first, ...others],
      onReady: () => {
        const hadFocus = frame.contains(document.activeElement)
        if (offer) offer.hidden = true
        if (told) told.textContent = ''
        // The button that was pressed goes, and the map takes its place for the keys as well.
        if (hadFocus) canvas.querySelector('canvas')?.focus({ preventScroll: true })
      },
      onLost: lose,
    })
  } catch {
    lose()
  }
}
