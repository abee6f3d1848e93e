/** Links of one group open large in a dialog and are leafed through. Spec: website 2, gallery. */
export function openLightboxes(root: Document): void {
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-lightbox]') : null
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return

    event.preventDefault()
    open(root, link)
  })
}

function open(root: Document, link: HTMLAnchorElement): void {
  const group = [...root.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]')].filter(
    (each) => each.dataset.lightbox === link.dataset.lightbox,
  )
  const dialog = root.createElement('dialog')
  dialog.className = 'lightbox'
  dialog.setAttribute('aria-label', 'Großansicht')
  let current = group.indexOf(link)

  const stage = root.createElement('div')
  stage.className = 'lightbox-stage'
  const count = root.createElement('p')
  count.setAttribute('role', 'status')
  const show = (next: number) => {
    current = (next + group.length) % group.length
    const shown = group[current]
    if (shown) stage.replaceChildren(mediumOf(root, shown))
    count.textContent = `${current + 1} von ${group.length}`
  }

  dialog.append(
    stage,
    count,
    buttonOf(root, 'Schließen', () => dialog.close()),
    ...(group.length > 1
      ? [
          buttonOf(root, 'Voriges Bild', () => show(current - 1), '‹'),
          buttonOf(root, 'Nächstes Bild', () => show(current + 1), '›'),
        ]
      : []),
  )
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(current - 1)
    if (key === 'ArrowRight') show(current + 1)
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === stage) dialog.close()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    link.focus()
  })

  show(current)
  root.body.append(dialog)
  dialog.showModal()
}

function mediumOf(root: Document, link: HTMLAnchorElement): HTMLElement {
  if (link.dataset.kind === 'video') {
    const video = root.createElement('video')
    video.controls = true
    video.src = link.href
    return video
  }
  const image = root.createElement('img')
  image.src = link.href
  image.alt = link.querySelector('img')?.alt ?? ''
  return image
}

function buttonOf(root: Document, name: string, press: () => void, sign = name): HTMLButtonElement {
  const button = root.createElement('button')
  button.type = 'button'
  button.textContent = sign
  button.setAttribute('aria-label', name)
  button.addEventListener('click', press)
  return button
}
