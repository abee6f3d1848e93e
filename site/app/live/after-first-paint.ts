const signs = ['pointerdown', 'keydown', 'touchstart', 'wheel'] as const

/**
 * Resolves once the first frame has been shown, or when a visitor begins to do something. What comes after it does not
 * take the line from the first picture. A page in the background shows no frame and needs nothing yet.
 */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    for (const sign of signs) addEventListener(sign, () => resolve(), { once: true, passive: true })
  })
}
