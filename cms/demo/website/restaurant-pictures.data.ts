import { show } from '../pictures/illustrations.data.ts'
import type { Picture, Placement } from '../pictures/picture.ts'

/** The pictures that the restaurant's website has besides those of its menu, each composed for its place. */
export const restaurantPictures: Record<string, Picture> = {
  // As high as wide: it stands beside the words, and above them on a phone.
  buehne: {
    alt: 'Eine Pfanne Käsknöpfle mit Bier und Käse unter dem Mond',
    tone: 'night',
    width: 1600,
    height: 1360,
    moon: { x: 0.56, y: 0.36, radius: 0.27 },
    horizon: 0.62,
    items: [
      soft(show.candle, 0.2, 0.66, 0.2),
      soft(show.redWine, 0.87, 0.68, 0.24),
      soft(show.loaf, 0.4, 0.68, 0.2),
      { code: show.paella, x: 0.54, y: 0.88, size: 0.44, base: 'board' },
      { code: show.beer, x: 0.85, y: 0.88, size: 0.28 },
      { code: show.cheese, x: 0.21, y: 0.89, size: 0.22, turn: -6 },
      { code: show.onion, x: 0.33, y: 0.95, size: 0.12, turn: 8 },
    ],
  },
  brett: {
    alt: 'Mehl, Eier und Käse neben einer Pfanne mit Knöpfle',
    tone: 'amber',
    width: 1600,
    height: 1360,
    moon: { x: 0.54, y: 0.36, radius: 0.3 },
    horizon: 0.6,
    items: [
      soft(show.milk, 0.2, 0.68, 0.26),
      soft(show.cow, 0.84, 0.66, 0.26),
      { code: show.paella, x: 0.55, y: 0.87, size: 0.42, base: 'board' },
      { code: show.egg, x: 0.2, y: 0.9, size: 0.18, turn: -8 },
      { code: show.cheese, x: 0.86, y: 0.91, size: 0.24, turn: 6 },
    ],
  },
  // What it is about stands right, so that words have the left.
  teig: {
    alt: 'Eine Schüssel neben Eiern, Milch und Salz',
    tone: 'butter',
    width: 2000,
    height: 960,
    focus: { x: 77, y: 62 },
    moon: { x: 0.74, y: 0.42, radius: 0.4 },
    horizon: 0.6,
    items: [
      soft(show.milk, 0.6, 0.72, 0.36),
      soft(show.salt, 0.9, 0.7, 0.28),
      { code: show.bowl, x: 0.75, y: 0.89, size: 0.5, base: 'board' },
      { code: show.egg, x: 0.59, y: 0.92, size: 0.22, turn: -8 },
      { code: show.egg, x: 0.92, y: 0.93, size: 0.2, turn: 10 },
    ],
  },
  weg: {
    alt: 'Ein Roller mit Pizza fährt am See entlang',
    tone: 'ocean',
    width: 1600,
    height: 1360,
    moon: { x: 0.56, y: 0.34, radius: 0.28 },
    horizon: 0.62,
    items: [
      soft(show.mountain, 0.24, 0.66, 0.26),
      soft(show.house, 0.86, 0.66, 0.24),
      { code: show.scooter, x: 0.54, y: 0.86, size: 0.42 },
      { code: show.pizza, x: 0.84, y: 0.9, size: 0.22, turn: 8 },
      { code: show.softDrink, x: 0.22, y: 0.9, size: 0.2 },
    ],
  },
  stube: {
    alt: 'Käsefondue, Wein und Brot in der Stube',
    tone: 'cocoa',
    width: 1400,
    height: 1050,
    moon: { x: 0.5, y: 0.4, radius: 0.33 },
    items: [
      soft(show.candle, 0.16, 0.7, 0.3),
      soft(show.loaf, 0.8, 0.72, 0.3),
      { code: show.fondue, x: 0.5, y: 0.86, size: 0.46, base: 'board' },
      { code: show.redWine, x: 0.8, y: 0.9, size: 0.3 },
      { code: show.cheese, x: 0.2, y: 0.91, size: 0.24, turn: -6 },
    ],
  },
  ufer: {
    alt: 'Kaffee und Croissant unter einem Schirm am See',
    tone: 'sky',
    width: 1400,
    height: 1050,
    moon: { x: 0.5, y: 0.4, radius: 0.33 },
    items: [
      soft(show.parasol, 0.24, 0.68, 0.42),
      soft(show.lake, 0.78, 0.7, 0.32),
      { code: show.coffee, x: 0.54, y: 0.85, size: 0.36, base: 'plate' },
      { code: show.croissant, x: 0.26, y: 0.91, size: 0.25, turn: -8 },
      { code: show.spritz, x: 0.82, y: 0.9, size: 0.3 },
    ],
  },
  schank: {
    alt: 'Bier und Brezel auf der Schank',
    tone: 'cocoa',
    width: 1200,
    height: 900,
    moon: { x: 0.5, y: 0.42, radius: 0.34 },
    items: [
      soft(show.fondue, 0.22, 0.72, 0.3),
      soft(show.candle, 0.8, 0.7, 0.28),
      { code: show.twoBeers, x: 0.54, y: 0.86, size: 0.48 },
      { code: show.pretzel, x: 0.25, y: 0.91, size: 0.26, turn: -6 },
    ],
  },
  kuvert: {
    alt: 'Ein Geschenk neben einem Gedeck',
    tone: 'rose',
    width: 1600,
    height: 1360,
    moon: { x: 0.54, y: 0.36, radius: 0.28 },
    horizon: 0.6,
    items: [
      soft(show.redWine, 0.22, 0.68, 0.26),
      soft(show.candle, 0.86, 0.68, 0.24),
      { code: show.plate, x: 0.68, y: 0.88, size: 0.32 },
      { code: show.gift, x: 0.36, y: 0.9, size: 0.36, turn: -5 },
    ],
  },
}

function soft(code: string, x: number, y: number, size: number): Placement {
  return { code, x, y, size, isSoft: true }
}
