import { badgePicture, dishPicture, feastPicture, type Picture } from '../pictures/picture.ts'

/** The pictures of the cleaning company, by name. */
export const cleaningPictures: Record<string, Picture> = {
  buehne: feastPicture({
    alt: 'Haus, Eimer, Besen und Schaum auf einer Bühne',
    tone: 'mint',
    back: ['1f333', '1f3e0', '2728', '1f3e2', '1f333'],
    front: ['1faa3', '1f9f4', '1f9fc', '1f9fd', '1f9f9'],
  }),
  trockeneis: dishPicture({
    alt: 'Eisblock vor einer Werkhalle',
    tone: 'sky',
    main: '1f9ca',
    base: 'none',
    behind: ['1f3ed', '2744-fe0f'],
    before: ['1f4a8'],
  }),
  fassade: dishPicture({
    alt: 'Sauberes Haus zwischen Bäumen',
    tone: 'sage',
    main: '1f3e0',
    base: 'none',
    behind: ['1f333', '1f331'],
    before: ['1f9f9'],
  }),
  graffiti: dishPicture({
    alt: 'Ziegelwand mit Bürste und Schwamm',
    tone: 'brick',
    main: '1f9f1',
    base: 'none',
    behind: ['1f3e2', '1f6aa'],
    before: ['1f9fd', '1f9f4'],
  }),
  fahrzeug: dishPicture({
    alt: 'Rotes Auto mit Schwamm und Seife',
    tone: 'ocean',
    main: '1f697',
    base: 'none',
    behind: ['1f698', '1f69a'],
    before: ['1f9fd', '1f9fc'],
  }),
  brand: dishPicture({
    alt: 'Feuerlöscher vor einem Haus',
    tone: 'tomato',
    main: '1f9ef',
    base: 'none',
    behind: ['1f3e0', '1f525'],
    before: ['1faa3'],
  }),
  buero: dishPicture({
    alt: 'Bürohaus mit Fenstern und Putzeimer',
    tone: 'lilac',
    main: '1f3e2',
    base: 'none',
    behind: ['1fa9f', '1f6cb-fe0f'],
    before: ['1faa3', '1f9f4'],
  }),
  dampf: dishPicture({
    alt: 'Dampfwolke über Wassertropfen',
    tone: 'ocean',
    main: '2601-fe0f',
    base: 'none',
    behind: ['1f4a8', '2668-fe0f'],
    before: ['1f4a7', '1fae7'],
  }),
  laser: dishPicture({
    alt: 'Funken über einer Ziegelwand',
    tone: 'amber',
    main: '2728',
    base: 'none',
    behind: ['1f9f1', '1f3db-fe0f'],
    before: ['1f6e0-fe0f'],
  }),
  team: feastPicture({
    alt: 'Werkzeug eines eingespielten Teams',
    tone: 'butter',
    back: ['1f9f0', '1f6e0-fe0f', '1f91d', '1f69a'],
    front: ['1f9f9', '1faa3', '1f9fd', '1f9f4', '1f9fc'],
  }),
  technik: feastPicture({
    alt: 'Eis, Dampf, Schaum und Funken nebeneinander',
    tone: 'lilac',
    back: ['2601-fe0f', '2744-fe0f', '2728'],
    front: ['1f9ca', '1f4a7', '1f9fc', '1f9f1'],
  }),
  kontakt: dishPicture({
    alt: 'Telefon neben einem Eimer',
    tone: 'peach',
    main: '1f4de',
    base: 'none',
    behind: ['1f3e0', '1f69a'],
    before: ['1faa3'],
  }),
  preis: dishPicture({
    alt: 'Pokal für sauberes Arbeiten',
    tone: 'butter',
    main: '1f3c6',
    base: 'none',
    behind: ['2728', '2728'],
    before: ['1f9f9'],
  }),
  garten: dishPicture({
    alt: 'Junge Pflanze neben sauberem Wasser',
    tone: 'sage',
    main: '1f331',
    base: 'none',
    behind: ['1f333', '2600-fe0f'],
    before: ['1f4a7'],
  }),
  ablauf: dishPicture({
    alt: 'Klemmbrett zwischen Telefon und Handschlag',
    tone: 'mint',
    main: '1f4cb',
    base: 'none',
    behind: ['1f4de', '1f91d'],
    before: ['1f9f9', '1faa3'],
  }),
  lehrling: dishPicture({
    alt: 'Werkzeugkasten neben einem Doktorhut',
    tone: 'peach',
    main: '1f9f0',
    base: 'none',
    behind: ['1f393', '1f6e0-fe0f'],
    before: ['1f9fd', '1f9f9'],
  }),
  bruecke: dishPicture({
    alt: 'Brücke bei Nacht unter einer Wolke',
    tone: 'night',
    main: '1f309',
    base: 'none',
    behind: ['2601-fe0f', '2728'],
    before: ['1f9ca'],
  }),
  dampfwagen: dishPicture({
    alt: 'Lieferwagen mit Steckdose und Dampfwolke',
    tone: 'sage',
    main: '1f69a',
    base: 'none',
    behind: ['1f4a8', '26a1'],
    before: ['1f4a7', '1f331'],
  }),
  keller: dishPicture({
    alt: 'Wassertropfen und Eimer vor einem Haus im Regen',
    tone: 'ocean',
    main: '1faa3',
    base: 'none',
    behind: ['1f3e0', '1f327-fe0f'],
    before: ['1f4a7', '1f9f9'],
  }),
  'fassade-vorher': dirty(
    'Haus mit dunklem Belag auf der Fassade',
    '1f3e0',
    ['1f333', '1f32b-fe0f'],
    ['1f9a0'],
  ),
  'fassade-nachher': clean('Dasselbe Haus, hell und sauber', '1f3e0', ['1f333', '2728'], ['1f9f9']),
  'maschinen-vorher': dirty(
    'Zahnrad voller altem Fett',
    '2699-fe0f',
    ['1f3ed', '1f32b-fe0f'],
    ['1f6e2-fe0f'],
  ),
  'maschinen-nachher': clean('Dasselbe Zahnrad, blank', '2699-fe0f', ['1f3ed', '2728'], ['1f9ca']),
  'fahrzeuge-vorher': dirty('Auto unter Staub und Schlamm', '1f697', ['1f69a', '1f32b-fe0f'], ['1f342']),
  'fahrzeuge-nachher': clean('Dasselbe Auto, glänzend rot', '1f697', ['1f69a', '2728'], ['1f9fd', '1f9fc']),
  'brandschaden-vorher': dirty('Verrußtes Haus im Rauch', '1f3e1', ['1f4a8', '1f32b-fe0f'], ['1f525']),
  'brandschaden-nachher': clean('Dasselbe Haus, wieder bewohnt', '1f3e1', ['1f333', '2728'], ['1faa3']),
  'buero-vorher': dirty('Blindes Fenster mit Spinnweben', '1fa9f', ['1f3e2', '1f578-fe0f'], ['1f9a0']),
  'buero-nachher': clean('Dasselbe Fenster, klar', '1fa9f', ['1f3e2', '2728'], ['1f9f4']),
  'graffiti-vorher': dirty('Ziegelwand unter Farbe', '1f9f1', ['1f3a8', '1f3e2'], ['1f58c-fe0f']),
  'graffiti-nachher': clean('Dieselbe Ziegelwand, ohne Farbe', '1f9f1', ['1f3e2', '2728'], ['1f9fd']),
  'symbol-schnell': badgePicture({ alt: 'Kalender', tone: 'peach', code: '1f4c5' }),
  'symbol-sanft': badgePicture({ alt: 'Junge Pflanze', tone: 'sage', code: '1f331' }),
  'symbol-fest': badgePicture({ alt: 'Häkchen', tone: 'mint', code: '2705' }),
  zeichen: badgePicture({ alt: 'Schimmernde Funken, das Zeichen von Reinwerk', tone: 'mint', code: '2728' }),
}

/** Both sides of a pair differ in the dirt only, so that one sees what was done. */
function dirty(alt: string, main: string, behind: string[], before: string[]): Picture {
  const tint = { saturation: 0.25, brightness: 0.55 }

  return dishPicture({ alt, tone: 'cocoa', main, base: 'none', behind, before, tint })
}

function clean(alt: string, main: string, behind: string[], before: string[]): Picture {
  return dishPicture({ alt, tone: 'butter', main, base: 'none', behind, before })
}
