import { box, disc, ink, line, shape, tag } from './svg.ts'

export const bucket = (): string =>
  line('M-62 -120 q62 -86 124 0', ink.grey, 8) +
  shape('M-72 -124 H72 L56 0 H-56Z', ink.blue) +
  box(-78, -136, 156, 24, ink.deep, 8) +
  disc(-26, -140, 24, ink.white) +
  disc(10, -150, 30, ink.white) +
  disc(42, -138, 20, ink.white)

/** A cube of ice that smokes. */
export const ice = (): string =>
  shape('M0 -120 L70 -154 L140 -120 L70 -84Z', '#F5FBFF') +
  shape('M0 -120 L70 -84 V0 L0 -36Z', '#BFE0F5') +
  shape('M140 -120 L70 -84 V0 L140 -36Z', '#8CC5EA')

export const flame = (): string =>
  shape(
    'M0 0 Q-70 -20 -60 -90 Q-52 -130 -20 -150 Q-24 -120 0 -110 Q20 -150 0 -190 Q72 -150 64 -80 Q58 -14 0 0Z',
    '#F26B3A',
  ) + shape('M0 0 Q-36 -10 -32 -54 Q-20 -70 -8 -78 Q10 -60 22 -80 Q42 -20 0 0Z', ink.sun)

/** A telephone that one answers, 190 wide. */
export const phone = (): string =>
  box(-95, -340, 190, 340, ink.navy, 28) +
  box(-82, -316, 164, 284, ink.white, 10) +
  disc(0, -206, 52, ink.leaf) +
  line('M-20 -226 q-4 34 40 42', ink.white, 14) +
  box(-52, -120, 104, 14, ink.sky, 7) +
  box(-34, -92, 68, 14, ink.sky, 7)

/** What was agreed, on one sheet. */
export const sheet = (): string =>
  box(-150, -400, 300, 400, ink.deep, 16) +
  box(-130, -372, 260, 352, ink.white, 6) +
  box(-50, -422, 100, 44, ink.grey, 10) +
  [0, 1, 2, 3]
    .map(
      (row) =>
        line(`M-104 ${-312 + row * 62} l14 14 l26 -30`, ink.leaf, 11) +
        box(-48, -322 + row * 62, 140, 16, ink.sky, 8),
    )
    .join('') +
  box(-104, -66, 90, 16, ink.sun, 8)

export const trophy = (): string =>
  line('M-104 -300 q-60 110 60 130 M104 -300 q60 110 -60 130', '#E0A61E', 20) +
  shape('M-110 -330 H110 Q110 -150 0 -140 Q-110 -150 -110 -330Z', ink.sun) +
  shape('M-80 -330 H-30 Q-40 -200 -20 -160 Q-84 -200 -80 -330Z', ink.white, 0.4) +
  box(-20, -150, 40, 70, '#E0A61E') +
  box(-92, -84, 184, 84, ink.navy, 8) +
  box(-56, -58, 112, 30, ink.sun, 4)

export const toolbox = (): string =>
  line('M-90 -190 v-50 h180 v50', ink.navy, 18) +
  box(-190, -200, 380, 200, ink.brick, 12) +
  box(-190, -130, 380, 18, '#9A4A2B') +
  box(-34, -146, 68, 50, ink.sun, 6)

export const cap = (): string =>
  shape('M-150 -60 L0 -124 L150 -60 L0 4Z', ink.navy) +
  shape('M-84 -26 V40 Q0 84 84 40 V-26 L0 12Z', ink.deep) +
  line('M150 -60 V30', ink.sun, 8) +
  disc(150, 40, 13, ink.sun)

export const drop = (): string =>
  shape('M0 -130 Q66 -40 66 4 A66 66 0 1 1 -66 4 Q-66 -40 0 -130Z', ink.clear) +
  shape('M-36 6 a38 38 0 0 0 30 40', 'none') +
  line('M-38 8 a38 38 0 0 0 26 38', ink.white, 10)

/** A beam, and where it turns what is dark into what was there. */
export const beam = (from: [number, number], to: [number, number]): string =>
  line(`M${from[0]} ${from[1]} L${to[0]} ${to[1]}`, '#FF4D4D', 7) +
  line(`M${from[0]} ${from[1]} L${to[0]} ${to[1]}`, ink.white, 2) +
  Array.from({ length: 10 }, (_, ray) => {
    const angle = (ray / 10) * Math.PI * 2
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return line(
      `M${to[0] + x * 22} ${to[1] + y * 22} L${to[0] + x * (46 + (ray % 2) * 26)} ${to[1] + y * (46 + (ray % 2) * 26)}`,
      ink.sun,
      7,
    )
  }).join('') +
  disc(to[0], to[1], 16, ink.white)

/** A mark in a field, for icons. */
export const field = (drawing: string): string => tag('g', {}, box(0, 0, 512, 512, ink.pale), drawing)
