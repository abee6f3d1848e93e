import { websiteFailures } from '#domain/refusals/client-failures.ts'
import './lightbox.css'

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
  const { parts, show } = leafThrough(root, group, group.indexOf(link))
  dialog.append(
    ...parts,
    buttonOf(root, 'Schließen', () => dialog.close()),
    ...(group.length > 1
      ? [
          buttonOf(root, 'Voriges Bild', () => show(-1), '‹'),
          buttonOf(root, 'Nächstes Bild', () => show(1), '›'),
        ]
      : []),
  )

  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(-1)
    if (key === 'ArrowRight') show(1)
  })
  dialog.addEventListener('click', ({ target, detail }) => {
    // The second click of a double one was meant for the picture that has opened it.
    if ((target === dialog || target === parts[0]) && detail < 2) dialog.close()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    link.focus({ preventScroll: true })
  })

  root.body.append(dialog)
  dialog.showModal()
}

/** What changes with every picture; `show` goes on by a step, and round at the ends. */
function leafThrough(root: Document, group: readonly HTMLAnchorElement[], first: number) {
  const stage = root.createElement('div')
  stage.className = 'lightbox-stage'
  const count = root.createElement('p')
  count.setAttribute('role', 'status')
  const whole = root.createElement('a')
  whole.target = '_blank'
  whole.textContent = 'In neuem Tab öffnen'

  let current = first
  const show = (step: number) => {
    current = (current + step + group.length) % group.length
    const shown = group[current]
    if (!shown) return
    stage.replaceChildren(...mediumOf(root, shown))
    count.textContent = `${current + 1} von ${group.length}`
    whole.href = shown.dataset.original ?? shown.href
  }
  show(0)
  return { parts: [stage, count, whole] as const, show }
}

function mediumOf(root: Document, link: HTMLAnchorElement): HTMLElement[] {
  if (link.dataset.kind === 'video') {
    const video = root.createElement('video')
    video.controls = true
    video.src = link.href
    return [video]
  }
  const image = root.createElement('img')
  image.src = link.href
  image.alt = link.querySelector('img')?.alt ?? ''
  const failure = root.createElement('span')
  failure.className = 'picture-failure'
  failure.textContent = websiteFailures.pictureFailed
  const wait = root.createElement('span')
  wait.className = 'lightbox-wait'
  wait.textContent = 'Das Bild wird geladen …'
  for (const end of ['load', 'error']) image.addEventListener(end, () => wait.remove())
  return [image, failure, wait]
}

function buttonOf(root: Document, name: string, press: () => void, sign = name): HTMLButtonElement {
  const button = root.createElement('button')
  button.type = 'button'
  button.textContent = sign
  button.setAttribute('aria-label', name)
  button.addEventListener('click', press)
  return button
}
