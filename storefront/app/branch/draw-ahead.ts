/** How many are drawn at a time, so that a press in between is answered at once. */
const atATime = 10

/** Whose size the browser remembers, for a menu of this width. */
let known = new WeakSet<Element>()
let knownFor = 0

/**
 * Browsers draw only the cards near the window and guess the size of the others, as `menu.module.css` asks them to.
 * While there is nothing else to do, each card is drawn once here: its size is remembered from then on, so that the ways
 * to the categories lead to where they should, and whole sections can be left out. The returned function ends it.
 * Source: decision 74.
 */
export function drawAhead(menu: HTMLElement): () => void {
  if (!leavesOut()) return () => undefined
  const far = new IntersectionObserver(leaveOut, { rootMargin: '300%' })
  let idle = 0
  const goOn = () => {
    cancelIdleCallback(idle)
    idle = requestIdleCallback(() => {
      const some = unknownCards(menu).slice(0, atATime)
      if (some.length === 0) return sectionsOf(menu).forEach((section) => far.observe(section))

      far.disconnect()
      draw(menu, some)
      requestAnimationFrame(goOn)
    })
  }
  const turns = new ResizeObserver(goOn)
  turns.observe(menu)

  return () => {
    turns.disconnect()
    far.disconnect()
    cancelIdleCallback(idle)
  }
}

/** At once, for whoever is brought to a place that the size of all cards above decides. */
export function drawAll(menu: HTMLElement): void {
  if (leavesOut()) draw(menu, unknownCards(menu))
}

/** As in `menu.module.css`. */
const leavesOut = () => CSS.supports('overflow-anchor', 'auto')

const sectionsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('section')]

function unknownCards(menu: HTMLElement): HTMLElement[] {
  if (menu.clientWidth !== knownFor) known = new WeakSet()
  knownFor = menu.clientWidth

  return [...menu.querySelectorAll<HTMLElement>('li')].filter((card) => !known.has(card))
}

function draw(menu: HTMLElement, cards: readonly HTMLElement[]): void {
  if (cards.length === 0) return
  for (const element of [...sectionsOf(menu), ...cards]) element.style.contentVisibility = 'visible'
  for (const card of cards) {
    known.add(card)
    drawn().observe(card)
  }
}

let drawnCards: IntersectionObserver | undefined

/** Sizes are remembered at the end of the frame. What is near the window stays, for it would be drawn anew. */
function drawn(): IntersectionObserver {
  return (drawnCards ??= new IntersectionObserver(letGo, { rootMargin: '200%' }))
}

function letGo(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting || !(target instanceof HTMLElement)) continue
    observer.unobserve(target)
    target.style.contentVisibility = ''
  }
}

/** Not left to the browser, which would draw a section and its first cards one after the other. */
function leaveOut(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (target instanceof HTMLElement) target.style.contentVisibility = isIntersecting ? 'visible' : 'auto'
  }
}
