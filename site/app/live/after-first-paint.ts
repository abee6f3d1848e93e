/**
 * Runs `start` once the page and its first pictures have been shown, so that what it loads does not take the line from
 * them; at the latest after a while, or when a visitor begins to do something, which is marked. It is written into the
 * page as it stands here, before the page is loaded, so it refers to nothing outside of itself and is short.
 */
export function afterFirstPaint(start: () => void): void {
  let hasStarted = false
  const startOnce = () => {
    if (!hasStarted) start()
    hasStarted = true
  }
  const begin = () => {
    document.documentElement.dataset.begun = ''
    startOnce()
  }
  // The first frames may still be empty, so it is not enough to wait for one.
  const whenShown = () => {
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      startOnce()
    }).observe({ type: 'paint', buffered: true })
  }

  addEventListener('load', whenShown)
  setTimeout(startOnce, 2500)
  for (const sign of ['pointerdown', 'keydown', 'touchstart', 'wheel']) {
    addEventListener(sign, begin, { once: true, passive: true })
  }
}
