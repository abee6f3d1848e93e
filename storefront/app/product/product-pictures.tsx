import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'

import { focalMarks } from '#ui/focal-marks.ts'
import type { ImageRef, ProductView } from '#domain/catalogue/product.contract.ts'
import { picturePath, pictureSet } from '#domain/content/media-paths.ts'
import { useHouseScreen } from '../house/house-screen.ts'
import { loadPart } from '../ui/load-part.ts'
import { pictureLayer, useLayer } from '../ui/use-layers.ts'
import styles from './product-pictures.module.css'

/** The first picture, and the others below it; each opens large, from where one leafs through all of them. */
export function ProductPictures({ images, name }: Pick<ProductView, 'images' | 'name'>) {
  const open = usePictureLayer()
  const [first, ...more] = images
  if (!first) return null

  return (
    <div className={styles.pictures}>
      <PictureLink picture={first} name={name} className={styles.first} onOpen={open}>
        <img
          className="cover"
          src={picturePath(first, 'small')}
          srcSet={pictureSet(first, ['small', 'medium'])}
          sizes="(min-width: 48rem) 38rem, 100vw"
          alt={first.alt ?? ''}
          width={640}
          height={400}
          {...focalMarks(first)}
        />
      </PictureLink>
      {more.length > 0 && (
        <ul className={styles.more}>
          {more.map((picture) => (
            <li key={picture.id}>
              <PictureLink picture={picture} name={name} onOpen={open}>
                <img
                  className="cover"
                  src={picturePath(picture, 'tiny')}
                  alt={picture.alt ?? ''}
                  width={128}
                  height={128}
                  {...focalMarks(picture)}
                  loading="lazy"
                />
              </PictureLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type PictureLinkProps = {
  picture: ImageRef
  name: string
  className?: string | undefined
  onOpen: (link: HTMLAnchorElement) => void
  children: React.ReactNode
}

/** Marked as the lightbox expects it; a click with a key that opens tabs is the browser's. */
function PictureLink({ picture, name, className, onOpen, children }: PictureLinkProps) {
  if (useHouseScreen()) return <span className={className}>{children}</span>

  function press(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen(event.currentTarget)
  }

  return (
    <a
      className={className}
      href={picturePath(picture, 'large')}
      data-lightbox="product"
      data-original={picturePath(picture)}
      aria-label={`${picture.alt || name} groß anzeigen`}
      onClick={press}
    >
      {children}
    </a>
  )
}

const loadLightbox = () => import('#ui/lightbox/lightbox.ts')

/** Going back closes the picture and not the product. A reload shows the first one again. */
function usePictureLayer() {
  const { isOpen, open, close: closeLayer } = useLayer(pictureLayer)
  const pressed = useRef<HTMLAnchorElement>(null)
  const leave = useEffectEvent(closeLayer)

  useEffect(() => {
    if (!isOpen) return
    const link = pressed.current ?? document.querySelector<HTMLAnchorElement>('a[data-lightbox]')
    // What cannot be shown any more must not stand between the guest and the way back.
    if (!link) return leave()
    let isWanted = true
    let close: (() => void) | undefined
    loadPart(loadLightbox, false).then(
      ({ openLightbox }) => {
        if (isWanted) close = openLightbox(link, () => isWanted && leave())
      },
      () => isWanted && leave(),
    )
    return () => {
      isWanted = false
      close?.()
    }
  }, [isOpen])

  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  return (link: HTMLAnchorElement) => {
    pressed.current = link
    // Before it has come nothing lies over the product, and nothing of it belongs to the history.
    loadPart(loadLightbox, false).then(
      () => isHere.current && open(),
      // Without what opens it large it is still a picture with an address.
      () => isHere.current && window.location.assign(link.href),
    )
  }
}
