import { bridge, front, house, office, tree, wall } from '../pictures/scenes/buildings.ts'
import { car, jet, lift, press, puffs, van, worker } from '../pictures/scenes/people-and-tools.ts'
import { behind, hall, type Scene, scene } from '../pictures/scenes/scene.ts'
import { at, box, ink, line, shape } from '../pictures/scenes/svg.ts'
import {
  beam,
  bucket,
  cap,
  drop,
  field,
  flame,
  ice,
  phone,
  sheet,
  toolbox,
  trophy,
} from '../pictures/scenes/things.ts'
import { servicePictures } from './service-pictures.data.ts'

const night = { sky: '#16394F', ground: '#0E2A3B', disc: [860, 190, 90] as [number, number, number] }

/** The pictures of the cleaning company, by name. */
export const cleaningPictures: Record<string, Scene> = {
  buehne: scene(
    'Eine Hebebühne vor einer alten Fassade: links hell, rechts noch dunkel',
    [
      at(520, 910, 1.3, front({ columns: 4 })),
      behind(1010, at(520, 910, 1.3, front({ columns: 4, isDirty: true, seed: 4 }))),
      at(190, 912, 1.3, tree()),
      at(640, 912, 1.05, lift(520)),
      jet([830, 345], [1010, 330], { spread: 70 }),
      at(1010, 330, 1, puffs(16, 110, 190, ink.white)),
    ],
    { width: 1600, height: 1120, floor: 910, disc: [420, 380, 330] },
  ),
  trockeneis: scene(
    'Jemand strahlt eine Presse mit Trockeneis, daneben ein Block Eis',
    [
      at(620, 680, 1.15, press()),
      at(290, 680, 1.3, worker()),
      jet([520, 418], [740, 400], { color: '#F5FBFF', spread: 55 }),
      at(760, 400, 1, puffs(14, 130, 170, ink.white, 5)),
      at(90, 680, 1, ice()),
    ],
    hall,
  ),
  fassade: scene('Ein helles Haus zwischen Bäumen', [
    at(240, 680, 1.1, tree()),
    at(400, 680, 1.15, house({ seed: 12 })),
    at(1010, 680, 1.35, tree()),
    at(930, 680, 0.7, bucket()),
  ]),
  graffiti: scene('Eine Ziegelwand, halb bemalt, und jemand mit einem Strahl', [
    at(250, 680, 1, wall(950, 480)),
    behind(760, at(250, 680, 1, wall(950, 480, { isPainted: true }))),
    at(430, 680, 1.2, worker({ jacket: ink.deep })),
    jet([620, 440], [760, 420], { color: '#D7F3EE', spread: 80 }),
    at(760, 420, 1, puffs(12, 80, 200, ink.white, 8)),
  ]),
  fahrzeug: scene('Ein rotes Auto, glänzend, mit Eimer und Schaum', [
    at(330, 680, 1.35, car()),
    at(180, 680, 1, bucket()),
    at(1080, 680, 0.9, at(0, 0, 1, tree())),
  ]),
  brand: scene(
    'Rauch über einem Haus, und das Auto der Firma ist schon da',
    [
      at(120, 680, 1.1, house({ isDirty: true, seed: 15 })),
      at(330, 200, 1, puffs(18, 340, 240, '#6E7D87', 3)),
      at(430, 330, 0.5, flame()),
      at(640, 680, 1, van()),
    ],
    { sky: '#E3E7EA' },
  ),
  buero: scene('Ein Bürohaus aus Glas am Abend, davor jemand mit Eimer', [
    at(560, 680, 1, office({ seed: 9 })),
    at(340, 680, 0.85, office({ seed: 14 })),
    at(1010, 680, 0.9, worker({ hasHelmet: false })),
    at(1120, 680, 0.6, bucket()),
  ]),
  dampf: scene(
    'Jemand reinigt Fliesen mit einer Wolke aus Dampf',
    [
      ...Array.from({ length: 40 }, (_, tile) =>
        box(
          560 + (tile % 8) * 80,
          120 + Math.floor(tile / 8) * 112,
          74,
          106,
          tile % 3 === 0 ? '#5E93B5' : '#7FB0CF',
          4,
        ),
      ),
      at(300, 680, 1.35, worker({ hasHelmet: false, jacket: ink.clear })),
      jet([520, 412], [760, 390], { spread: 90 }),
      at(790, 380, 1.5, puffs(18, 170, 190, ink.white, 6)),
    ],
    hall,
  ),
  laser: scene('Ein Strahl aus Licht legt den Stein eines Bogens frei', [
    at(460, 680, 1, front({ columns: 4, seed: 21 })),
    behind(730, at(460, 680, 1, front({ columns: 4, isDirty: true, seed: 22 }))),
    at(250, 680, 1.3, worker({ jacket: ink.deep })),
    beam([410, 425], [730, 380]),
  ]),
  team: scene('Vier Leute vor ihrem Lieferwagen', [
    at(300, 670, 1.25, van()),
    at(150, 700, 1.25, worker({ isWorking: false })),
    at(330, 716, 1.35, worker({ jacket: ink.deep, hasHelmet: false, isWorking: false })),
    at(860, 716, 1.35, worker({ jacket: ink.clear, isWorking: false }), true),
    at(1050, 700, 1.25, worker({ hasHelmet: false, isWorking: false }), true),
  ]),
  technik: scene(
    'Eis, Dampf und Licht nebeneinander',
    [
      ...['#FFFFFF', '#DCEBF6', ink.navy].map((fill, at3) => box(60 + at3 * 370, 150, 340, 500, fill, 20)),
      at(130, 500, 1.45, ice()),
      at(600, 350, 1.25, puffs(18, 180, 150, ink.white, 4)),
      at(600, 560, 1, drop()),
      box(830, 460, 280, 150, ink.stone, 6),
      box(970, 460, 140, 150, '#6E665B', 6),
      beam([850, 220], [970, 460]),
    ],
    { ...hall, floor: 700 },
  ),
  kontakt: scene('Ein Telefon, das abgenommen wird, vor einem Haus', [
    at(650, 680, 0.95, house({ seed: 33 })),
    at(380, 700, 1.35, phone()),
  ]),
  preis: scene('Ein Pokal vor einer Brücke', [at(150, 690, 1, bridge()), at(600, 700, 1.35, trophy())]),
  garten: scene('Ein Tank sammelt Regen neben einem Haus', [
    at(560, 680, 1, house({ seed: 41 })),
    box(270, 420, 220, 260, ink.blue, 20),
    ...[480, 540, 600].map((y) => box(270, y, 220, 8, ink.deep)),
    line('M600 300 L500 330 L430 420', ink.deep, 18),
    ...[120, 200, 160, 240].map((x, row) => at(x, 200 + row * 90, 0.3, drop())),
    at(140, 680, 0.8, tree()),
  ]),
  ablauf: scene('Ein Blatt mit vier Häkchen, daneben jemand der Firma', [
    at(720, 690, 1.35, sheet()),
    at(400, 690, 1.35, worker({ hasHelmet: false })),
  ]),
  lehrling: scene('Ein Werkzeugkasten, ein Doktorhut und jemand, der anfängt', [
    at(720, 690, 1.25, toolbox()),
    at(720, 380, 1, cap()),
    at(360, 690, 1.35, worker()),
  ]),
  bruecke: scene(
    'Nachts an einer Brücke mit drei Bögen',
    [
      at(150, 620, 1, bridge()),
      shape('M0 620 H1200 V800 H0Z', '#1B5476'),
      ...[660, 710, 750].map((y, row) =>
        line(`M${120 + row * 140} ${y} h260 M${560 + row * 80} ${y + 14} h200`, ink.clear, 5, 0.5),
      ),
      at(300, 348, 0.8, worker()),
    ],
    { ...night, floor: 620 },
  ),
  dampfwagen: scene('Ein Lieferwagen lädt Strom unter Bäumen', [
    at(1030, 680, 1.3, tree()),
    at(420, 690, 1.35, van({ isElectric: true })),
    at(160, 680, 0.9, tree()),
  ]),
  keller: scene(
    'Wasser steht vor einem Haus, und es wird gepumpt',
    [
      at(460, 640, 1, house({ seed: 51 })),
      ...[180, 330, 960, 1080].map((x, row) => at(x, 170 + (row % 2) * 120, 0.4, drop())),
      shape(
        'M0 610 q75 -26 150 0 t150 0 t150 0 t150 0 t150 0 t150 0 t150 0 t150 0 V800 H0Z',
        ink.clear,
        0.92,
      ),
      line('M260 660 Q330 560 250 480 T150 420', ink.navy, 24),
      at(230, 720, 1, bucket()),
    ],
    { sky: '#D4DEE6' },
  ),
  ...servicePictures,
  'symbol-schnell': icon('Kalender', [
    box(116, 130, 280, 260, ink.blue, 24),
    box(140, 200, 232, 166, ink.white, 8),
    box(170, 96, 26, 66, ink.navy, 12),
    box(316, 96, 26, 66, ink.navy, 12),
    line('M196 282 l40 40 l80 -84', ink.leaf, 26),
  ]),
  'symbol-sanft': icon('Junge Pflanze', [
    line('M256 404 V236', ink.leaf, 22),
    shape('M256 262 Q120 262 112 142 Q248 136 256 262Z', ink.leaf),
    shape('M256 226 Q264 108 400 116 Q396 236 256 226Z', '#76B081'),
    shape('M150 404 H362 L340 430 H172Z', ink.deep),
  ]),
  'symbol-fest': icon('Häkchen auf einem Schild', [
    shape('M256 84 L404 136 V256 Q396 372 256 432 Q116 372 108 256 V136Z', ink.blue),
    line('M186 258 l52 54 l96 -108', ink.white, 32),
  ]),
  zeichen: icon('Ein Tropfen mit Glanz, das Zeichen von Reinwerk', [
    box(0, 0, 512, 512, ink.blue, 96),
    shape('M256 70 Q400 250 400 322 A144 144 0 1 1 112 322 Q112 250 256 70Z', ink.white),
    line('M176 326 a80 80 0 0 0 66 76', ink.blue, 26),
    shape('M318 214 l14 40 l40 14 l-40 14 l-14 40 l-14 -40 l-40 -14 l40 -14Z', ink.sun),
  ]),
}

function icon(alt: string, things: readonly string[]): Scene {
  return { alt, width: 512, height: 512, drawing: field(things.join('')) }
}
