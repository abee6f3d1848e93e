/** A picture that fails to load gets an error state. Spec: website 3 and 8. */
export function watchPictures(root: Document): void {
  root.addEventListener('error', ({ target }) => markFailed(target), true)
  // Those that failed before this script came.
  for (const image of root.images) if (image.complete && image.naturalWidth === 0) markFailed(image)
}

function markFailed(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement) || (target.loading === 'lazy' && !target.currentSrc)) return
  target.closest('[data-picture]')?.setAttribute('data-failed', '')
}
