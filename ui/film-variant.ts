/** The variant that fits the colours the visitor sees, of the video and of its picture. */
export function chooseVariant(element: Element): void {
  for (const media of element.querySelectorAll<HTMLVideoElement | HTMLImageElement>('[data-light-src]')) {
    const { lightSrc, darkSrc } = media.dataset
    const wanted = document.documentElement.dataset.theme === 'black' ? darkSrc : lightSrc
    if (wanted && media.getAttribute('src') !== wanted) media.src = wanted
  }
}

/** Videos wait until the page itself has come. */
export function afterLoad(start: () => void): void {
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
