import styles from './plan.module.css'

/** A bar under way, by its middle or by one of its ends, and where the pointer was as it began. */
export type Drag = { bar: HTMLElement; end: 'from' | 'to' | null; begun: PointerEvent }

type Follower = {
  /** What is said beside the pointer. */
  aim: (drag: Drag, pointer: PointerEvent) => string
  drop: (drag: Drag, pointer: PointerEvent) => void
  end: () => void
}

/** So far a pointer goes before it drags: less is a click. */
const beginPixels = 4

/** Follows a mouse or a pen that drags bars of a table, until that is given up. A finger scrolls. */
export function followDrags(table: HTMLElement, { aim, drop, end }: Follower): () => void {
  let drag: Drag | null = null
  let ghost: Ghost | null = null
  const leaving = new AbortController()
  const options = { signal: leaving.signal }

  const begin = (pointer: PointerEvent) => {
    const target = pointer.target instanceof HTMLElement ? pointer.target : null
    const bar = target?.closest<HTMLElement>('[data-shift]')
    if (!bar || pointer.button !== 0 || pointer.pointerType === 'touch') return
    drag = { bar, end: endOf(target), begun: pointer }
  }
  const go = (pointer: PointerEvent) => {
    if (!drag || (!ghost && distance(drag.begun, pointer) < beginPixels)) return
    pointer.preventDefault()
    ghost ??= raiseGhost(drag.bar)
    ghost.say(aim(drag, pointer))
    ghost.element.style.transform = `translate(${pointer.clientX + 12}px, ${pointer.clientY + 12}px)`
  }
  const finish = (dropped: PointerEvent | null) => {
    const [ended, raised] = [drag, ghost]
    drag = null
    ghost = null
    if (!ended || !raised) return
    raised.element.remove()
    ended.bar.removeAttribute('data-dragged')
    end()
    swallowClick()
    if (dropped) drop(ended, dropped)
  }
  table.addEventListener('pointerdown', begin, options)
  window.addEventListener('pointermove', go, options)
  window.addEventListener('pointerup', finish, options)
  window.addEventListener('pointercancel', () => finish(null), options)
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && finish(null), options)

  return () => {
    finish(null)
    leaving.abort()
  }
}

type Ghost = { element: HTMLElement; say: (words: string) => void }

/**
 * What follows the pointer. Its words change within one and the same text: a node that comes or goes makes the browser
 * judge every element of the panel anew, for whose styles ask what the body has in it.
 */
function raiseGhost(bar: HTMLElement): Ghost {
  const element = document.createElement('div')
  const text = document.createTextNode('')
  element.className = styles.ghost ?? ''
  element.setAttribute('aria-hidden', 'true')
  element.append(text)
  document.body.append(element)
  bar.setAttribute('data-dragged', '')

  return {
    element,
    say: (words) => {
      if (text.data !== words) text.data = words
    },
  }
}

function endOf(target: HTMLElement | null): Drag['end'] {
  const end = target?.dataset.end

  return end === 'from' || end === 'to' ? end : null
}

const distance = (one: PointerEvent, other: PointerEvent): number =>
  Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY)

/** Where a drag ends on the bar that it began on, the browser tells of a click besides. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation()
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
}
