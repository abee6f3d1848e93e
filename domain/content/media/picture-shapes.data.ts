/** A shape that pages cut pictures to. */
export type PictureShape = {
  label: string
  width: number
  height: number
  /** Where it is seen, for people, and the styles that say so. */
  where: string
  styles: string
}

/** From the widest to the tallest. */
export const pictureShapes: readonly PictureShape[] = [
  {
    label: 'Panorama',
    width: 21,
    height: 9,
    where: 'Slider und breite Banner',
    styles: 'blocks/slider/slider.module.css',
  },
  {
    label: 'Breit',
    width: 16,
    height: 9,
    where: 'Startbild einer Filiale, Video und Produkt',
    styles: 'storefront/app/branch/branch-hero.module.css',
  },
  { label: 'Karte', width: 3, height: 2, where: 'Anrisse und Spalten', styles: 'ui/teaser-card.module.css' },
  {
    label: 'Galerie',
    width: 4,
    height: 3,
    where: 'Galerie, Neuigkeiten und Speisekarte',
    styles: 'blocks/gallery/gallery.module.css',
  },
  {
    label: 'Quadrat',
    width: 1,
    height: 1,
    where: 'Speisekarte am Telefon und kleine Bilder',
    styles: 'storefront/app/branch/menu.module.css',
  },
  {
    label: 'Hochkant',
    width: 4,
    height: 5,
    where: 'Spalten mit Video',
    styles: 'blocks/columns-video-text/columns-video-text.module.css',
  },
]
