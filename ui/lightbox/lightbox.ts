import { websiteFailures } from '#domain/refusals/client-failures.ts'
import './lightbox.css'

const marker = 'a[data-lightbox]'

/** Links of one group open large in a dialog and are leafed through. Spec: website 2, gallery; storefront 2, lightbox. */
export function openLightboxes(root: Document): void {
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest(marker) : null
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return

    event.preventDefault()
    openLightbox(link)
  })
}

/**
 * Shows what the link leads to, and from there the rest of its group; the focus comes back to the link. Answers what
 * closes it.
 */
export function openLightbox(link: HTMLAnchorElement, onClose?: () => void): () => void {
  const root = link.ownerDocument
  const group = [...root.querySelectorAll<HTMLAnchorElement>(marker)].filter(
    (each) => each.dataset.lightbox === link.dataset.lightbox,
  )
  const dialog = root.createElement('dialog')
  dialog.className = 'lightbox'
  dialog.setAttribute('aria-label', 'Großansicht')
  const close = closing(dialog, () => {
    link.focus({ preventScroll: true })
    onClose?.()
  })
  const { parts, show } = leafThrough(group, group.indexOf(link), { root, close })
  dialog.append(...parts, ...buttonsOf(root, close, group.length > 1 ? show : undefined))
  listenToMoves(dialog, show)
  dialog.addEventListener('click', ({ target, detail }) => {
    // The second click of a double one was meant for the picture that has opened it.
    if ((target === dialog || target === parts[0]) && detail < 2) close()
  })

  root.body.append(dialog)
  dialog.showModal()
  return close
}

/**
 * At once and once only: browsers tell of a closed dialog a moment later, in which what is no longer seen may be
 * opened again already.
 */
function closing(dialog: HTMLDialogElement, onClosed: () => void): () => void {
  const close = () => {
    if (!dialog.isConnected) return
    dialog.remove()
    onClosed()
  }
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    close()
  })
  dialog.addEventListener('close', close)
  return close
}

type Show = (step: number) => void

type Place = { root: Document; close: () => void }

/** What changes with every picture; `show` goes on by a step, and past either end it closes. */
function leafThrough(group: readonly HTMLAnchorElement[], first: number, { root, close }: Place) {
  const stage = root.createElement('div')
  stage.className = 'lightbox-stage'
  const count = root.createElement('p')
  count.setAttribute('role', 'status')
  const whole = root.createElement('a')
  whole.target = '_blank'
  whole.textContent = 'In neuem Tab öffnen'

  let current = first
  const show: Show = (step) => {
    const shown = group[current + step]
    if (!shown) return close()
    current += step
    stage.replaceChildren(...mediumOf(root, shown))
    count.textContent = `${current + 1} von ${group.length}`
    whole.href = shown.dataset.original ?? shown.href
  }
  show(0)
  return { parts: [stage, count, whole] as const, show }
}

/** Spec: storefront 2, lightbox. */
const stepOfKey: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
}

/** How far a finger goes in pixels until it means to leaf. */
const swipePixels = 48

function listenToMoves(dialog: HTMLDialogElement, show: Show): void {
  let start = { x: 0, y: 0 }

  dialog.addEventListener('keydown', (event) => {
    const step = stepOfKey[event.key]
    // The arrows of a film that has the focus are its own.
    if (step === undefined || event.target instanceof HTMLVideoElement) return
    event.preventDefault()
    show(step)
  })
  dialog.addEventListener('pointerdown', ({ clientX, clientY }) => {
    start = { x: clientX, y: clientY }
  })
  dialog.addEventListener('pointerup', ({ clientX, clientY, pointerType, target }) => {
    const [across, down] = [clientX - start.x, clientY - start.y]
    // Whoever moves on a film looks for a place in it.
    if (target instanceof HTMLVideoElement) return
    if (pointerType === 'mouse' || Math.abs(across) < Math.max(swipePixels, Math.abs(down))) return
    show(across < 0 ? 1 : -1)
  })
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
  for (const end of ['load', 'error']) {
    image.addEventListener(end, () => {
      wait.remove()
      image.toggleAttribute('data-failed', end === 'error')
    })
  }
  return [image, failure, wait]
}

function buttonsOf(root: Document, close: () => void, show: Show | undefined): HTMLButtonElement[] {
  const closeButton = buttonOf(root, 'Schließen', close)
  if (!show) return [closeButton]

  return [
    closeButton,
    buttonOf(root, 'Voriges Bild', () => show(-1), '‹'),
    buttonOf(root, 'Nächstes Bild', () => show(1), '›'),
  ]
}

function buttonOf(root: Document, name: string, press: () => void, sign = name): HTMLButtonElement {
  const button = root.createElement('button')
  button.type = 'button'
  button.textContent = sign
  button.setAttribute('aria-label', name)
  button.addEventListener('click', press)
  return button
}
