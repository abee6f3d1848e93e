import { at, box, dirtOver, disc, ink, line, numbersFrom, shape, tag } from './svg.ts'

type Look = { isDirty?: boolean; seed?: number }

/** A house of two storeys with a gable, 420 wide and 430 high, standing on 0. */
export function house({ isDirty = false, seed = 7 }: Look = {}): string {
  const wall = 'M0 0 V-260 L210 -420 L420 -260 V0Z'
  const pane = (x: number, y: number) =>
    box(x, y, 74, 92, ink.navy, 4) +
    box(x + 6, y + 6, 29, 80, ink.clear) +
    box(x + 39, y + 6, 29, 80, ink.sky) +
    box(x - 8, y + 92, 90, 10, ink.stone, 3)

  return [
    tag('clipPath', { id: `wall${seed}` }, tag('path', { d: wall, transform: 'translate(0 420)' })),
    shape(wall, ink.sand),
    shape('M210 -420 L420 -260 V0 H330 V-260Z', '#E4CDA9', 0.55),
    pane(60, -190),
    pane(286, -190),
    pane(173, -330),
    box(176, -122, 68, 122, ink.blue, 4),
    disc(232, -58, 5, ink.sun),
    isDirty ? at(0, -420, 1, dirtOver(`wall${seed}`, 420, 420, seed)) : '',
    shape('M-34 -238 L210 -432 L454 -238 L430 -214 L210 -388 L-10 -214Z', isDirty ? '#5B3A2C' : ink.brick),
    box(316, -424, 44, 96, isDirty ? '#6A4636' : '#A9522F'),
  ].join('')
}

/** An old front with tall windows, `columns` of them in each of three storeys, 150 apart; stands on 0. */
export function front({ columns = 4, isDirty = false, seed = 3 }: Look & { columns?: number } = {}): string {
  const width = columns * 150 + 60
  const windows = [0, 1, 2].flatMap((storey) =>
    Array.from({ length: columns }, (_, column) => arched(60 + column * 150, -560 + storey * 180)),
  )

  return [
    tag('clipPath', { id: `front${seed}` }, tag('rect', { width, height: 620 })),
    box(0, -620, width, 620, ink.sand),
    box(width * 0.62, -620, width * 0.38, 620, '#E7D2AF'),
    box(0, -24, width, 24, ink.stone),
    ...[-436, -256].map((y) => box(0, y, width, 14, ink.stone)),
    ...windows,
    isDirty ? at(0, -620, 1, dirtOver(`front${seed}`, width, 620, seed)) : '',
    box(-18, -652, width + 36, 34, isDirty ? '#8F8473' : ink.stone, 4),
    box(-8, -672, width + 16, 22, isDirty ? '#7C7263' : '#C9C0B0'),
  ].join('')
}

const arched = (x: number, y: number): string =>
  shape(`M${x} ${y + 100} V${y + 34} a45 45 0 0 1 90 0 V${y + 100}Z`, ink.white) +
  shape(`M${x + 8} ${y + 100} V${y + 36} a37 37 0 0 1 74 0 V${y + 100}Z`, ink.deep) +
  shape(`M${x + 8} ${y + 100} V${y + 36} a37 37 0 0 1 37 -37 V${y + 100}Z`, ink.clear) +
  box(x - 6, y + 100, 102, 12, ink.white, 3)

/** An office of glass, 360 wide and 600 high. */
export function office({ isDirty = false, seed = 5 }: Look = {}): string {
  const next = numbersFrom(seed)
  const panes = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 5 }, (__, column) =>
      box(
        24 + column * 64,
        -566 + row * 66,
        54,
        54,
        [ink.clear, ink.sky, '#8CC5EA'][Math.floor(next() * 3)] ?? ink.sky,
        2,
      ),
    ),
  ).flat()

  return [
    tag('clipPath', { id: `office${seed}` }, tag('rect', { width: 360, height: 600 })),
    box(0, -600, 360, 600, ink.deep, 4),
    ...panes,
    box(140, -40, 80, 40, ink.navy),
    isDirty ? at(0, -600, 1, dirtOver(`office${seed}`, 360, 600, seed)) : glare,
  ].join('')
}

const glare =
  shape('M40 -560 L140 -560 L24 -300 L24 -420Z', ink.white, 0.35) +
  shape('M190 -560 L220 -560 L60 -200 L44 -230Z', ink.white, 0.25)

/** A wall of bricks, `width` by `height`, with somebody's name on it. */
export function wall(
  width: number,
  height: number,
  { isPainted = false }: { isPainted?: boolean } = {},
): string {
  const rows = Math.floor(height / 44)
  const bricks = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: Math.ceil(width / 100) + 1 }, (__, column) => {
      const x = Math.max(0, column * 100 - (row % 2) * 50)
      const end = Math.min(width, column * 100 - (row % 2) * 50 + 92)
      const tone = ['#C8663F', '#BE5C37', '#D2724A'][(row * 5 + column * 3) % 3] ?? ink.brick
      return end - x > 8 ? box(x, -height + row * 44, end - x, 37, tone, 3) : ''
    }),
  ).flat()
  const name = [
    line(`M140 ${-height * 0.3} q60 -260 120 0 q40 -240 120 -10`, '#E7427B', 38),
    line(`M430 ${-height * 0.34} a90 100 0 1 1 120 -70 M520 ${-height * 0.3} l90 60`, '#37C5B4', 38),
    line(`M640 ${-height * 0.62} q70 -60 90 40 t100 40`, ink.sun, 34),
    disc(300, -height * 0.72, 26, '#37C5B4'),
  ]

  return [
    box(0, -height, width, height, '#A4502F'),
    ...bricks,
    ...(isPainted ? name : []),
    box(-16, -height - 22, width + 32, 26, ink.stone, 4),
    box(0, -14, width, 14, ink.stone),
  ].join('')
}

export const tree = (): string =>
  box(-9, -120, 18, 120, '#7A5A3E', 4) +
  disc(0, -190, 84, ink.leaf) +
  disc(-30, -215, 48, '#76B081') +
  disc(40, -160, 46, '#4F875A')

/** Three arches over a brook, 900 wide. */
export function bridge(): string {
  const arch = (x: number) => shape(`M${x} 0 V-90 a95 95 0 0 1 190 0 V0Z`, ink.sky)

  return (
    box(0, -240, 900, 240, ink.stone) +
    box(-30, -280, 960, 44, '#C6BDAD', 4) +
    [60, 355, 650].map(arch).join('') +
    Array.from({ length: 12 }, (_, post) => box(10 + post * 78, -326, 14, 50, ink.deep)).join('') +
    box(-10, -334, 920, 14, ink.deep, 6)
  )
}
