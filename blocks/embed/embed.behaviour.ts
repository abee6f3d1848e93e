import type { Behaviour } from '#ui/behaviour.ts'

import { embedParts, type WantedFrame } from './embed-parts.ts'

/** Shows the page of somebody else in its frame, once a visitor presses for it. */
export const embedBehaviour: Behaviour = (place) => {
  const button = place.querySelector<HTMLButtonElement>(`[${embedParts.button}]`)
  if (!button) return
  button.hidden = false
  button.addEventListener('click', () => {
    // Written by the view beside this.
    const { src, title, sandbox } = JSON.parse(place.dataset.embed ?? '') as WantedFrame
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', sandbox)
    frame.allow = 'fullscreen; encrypted-media; picture-in-picture'
    // Without any, films are not played.
    frame.referrerPolicy = 'strict-origin-when-cross-origin'
    frame.title = title
    frame.src = src
    place.replaceChildren(frame)
    frame.focus()
  })
}
