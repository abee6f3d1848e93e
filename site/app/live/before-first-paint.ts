/**
 * Says before the first paint that scripts run, so that what they bring to life has its shape and room from the start,
 * and marks a picture the moment it fails to load. It is written into the page as it stands here, and so refers to
 * nothing outside of itself. Spec: website 8, image error state.
 */
export function beforeFirstPaint(): void {
  document.documentElement.dataset.scripted = ''
  const judge = ({ type, target }: Event) => {
    if (target instanceof HTMLImageElement) target.toggleAttribute('data-failed', type === 'error')
  }
  document.addEventListener('error', judge, true)
  document.addEventListener('load', judge, true)
}
