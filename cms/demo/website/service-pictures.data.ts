import { front, house, office, tree, wall } from '../pictures/scenes/buildings.ts'
import { car, jet, lift, press, puffs, van, worker } from '../pictures/scenes/people-and-tools.ts'
import { behind, hall, type Scene, scene } from '../pictures/scenes/scene.ts'
import { at, box, ink, shape, tag } from '../pictures/scenes/svg.ts'
import { beam, bucket } from '../pictures/scenes/things.ts'

/** For each service: how it is done, and the same place before and after. */
export const servicePictures: Record<string, Scene> = {
  'fassade-arbeit': scene(
    'Von einer Hebebühne aus wird ein Haus gewaschen',
    [
      at(520, 690, 1.25, house({ seed: 91 })),
      behind(790, at(520, 690, 1.25, house({ isDirty: true, seed: 92 }))),
      at(310, 692, 0.95, lift(470)),
      jet([480, 178], [790, 330], { spread: 60 }),
      at(790, 350, 1, puffs(14, 100, 170, ink.white, 12)),
    ],
    { floor: 690 },
  ),
  'maschinen-arbeit': scene(
    'Zwischen zwei Pressen wird mit Eis gestrahlt',
    [
      at(40, 690, 0.85, press({ isDirty: true })),
      at(700, 690, 1.15, press()),
      at(480, 690, 1.15, worker({ jacket: ink.deep })),
      jet([640, 465], [820, 440], { color: '#F5FBFF', spread: 50 }),
      at(840, 440, 1, puffs(12, 110, 150, ink.white, 7)),
    ],
    hall,
  ),
  'fahrzeuge-arbeit': scene('Ein Auto zwischen Schlamm und Glanz, und jemand mit dem Strahl', [
    at(140, 690, 1.35, car()),
    tag('clipPath', { id: 'mud' }, tag('rect', { width: 500, height: 800 })),
    tag('g', { 'clip-path': 'url(#mud)' }, at(140, 690, 1.35, car({ isDirty: true }))),
    at(1010, 700, 1.3, worker(), true),
    jet([830, 440], [520, 520], { spread: 80 }),
    at(510, 530, 1.1, puffs(16, 110, 210, ink.white, 9)),
  ]),
  'brandschaden-arbeit': scene(
    'Nach einem Brand: die eine Hälfte des Hauses ist schon hell',
    [
      at(90, 690, 0.9, front({ columns: 4, seed: 93 })),
      behind(420, at(90, 690, 0.9, front({ columns: 4, isDirty: true, seed: 94 }))),
      at(720, 690, 0.9, van()),
      at(650, 700, 1.05, worker({ jacket: ink.deep }), true),
    ],
    { sky: '#E3E7EA' },
  ),
  'buero-arbeit': scene(
    'In einem Büro am Abend wird das Fenster geputzt',
    [
      ...[0, 1, 2].map((at3) => box(90 + at3 * 350, 110, 320, 400, at3 === 1 ? '#8CC5EA' : ink.clear, 6)),
      ...[0, 1, 2].map((at3) =>
        shape(`M${110 + at3 * 350} 490 L${230 + at3 * 350} 130 h60 L${170 + at3 * 350} 490Z`, ink.white, 0.4),
      ),
      box(640, 560, 460, 24, ink.deep, 4),
      box(680, 584, 20, 110, ink.deep),
      box(1040, 584, 20, 110, ink.deep),
      box(800, 450, 150, 100, ink.navy, 6),
      box(862, 548, 26, 14, ink.navy),
      at(380, 694, 1.35, worker({ hasHelmet: false })),
      at(200, 694, 0.9, bucket()),
    ],
    { ...hall, floor: 690 },
  ),
  'graffiti-arbeit': scene(
    'Am Morgen nach der Nacht: ein Laser nimmt die Farbe von der Wand',
    [
      at(330, 690, 1, wall(870, 540)),
      behind(720, at(330, 690, 1, wall(870, 540, { isPainted: true }))),
      at(220, 700, 1.35, worker({ jacket: ink.deep })),
      beam([390, 436], [720, 400]),
    ],
    { sky: '#F3EBDD' },
  ),
  ...pair(
    'fassade',
    ['Haus mit Algen und Ruß an der Fassade', 'Dasselbe Haus, hell und sauber'],
    (isDirty) => [
      at(230, 680, 1, tree()),
      at(400, 680, 1.2, house({ isDirty, seed: 61 })),
      at(1060, 680, 1.2, tree()),
    ],
  ),
  ...pair(
    'maschinen',
    ['Presse voller altem Fett', 'Dieselbe Presse, blank'],
    (isDirty) => [at(360, 690, 1.15, press({ isDirty }))],
    hall,
  ),
  ...pair('fahrzeuge', ['Auto unter Staub und Schlamm', 'Dasselbe Auto, glänzend rot'], (isDirty) => [
    at(250, 690, 1.4, car({ isDirty })),
  ]),
  ...pair(
    'brandschaden',
    ['Altes Haus voller Ruß nach einem Brand', 'Dasselbe Haus, wieder bewohnt'],
    (isDirty) => [at(270, 690, 0.95, front({ columns: 4, isDirty, seed: 71 }))],
  ),
  ...pair('buero', ['Bürohaus mit blinden Scheiben', 'Dasselbe Bürohaus mit klaren Scheiben'], (isDirty) => [
    at(280, 690, 1.05, office({ isDirty, seed: 81 })),
    at(690, 690, 0.8, office({ isDirty, seed: 84 })),
  ]),
  ...pair('graffiti', ['Ziegelwand unter Farbe', 'Dieselbe Ziegelwand, ohne Farbe'], (isDirty) => [
    at(130, 690, 1, wall(940, 490, { isPainted: isDirty })),
  ]),
}

/** Both sides of a pair differ in the dirt only, so that one sees what was done. */
function pair(
  name: string,
  [before, after]: [string, string],
  things: (isDirty: boolean) => string[],
  options: Parameters<typeof scene>[2] = {},
): Record<string, Scene> {
  return {
    [`${name}-vorher`]: scene(before, things(true), { ...options, sky: '#DAD9D3', ground: '#BEBBB0' }),
    [`${name}-nachher`]: scene(after, things(false), options),
  }
}
