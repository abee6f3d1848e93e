import { at, box, disc, ink, line, numbersFrom, shape, tag } from './svg.ts'

type Worker = { jacket?: string; hasHelmet?: boolean; isWorking?: boolean }

/** Somebody of the team, 300 high, standing on 0 with the working hand at (118, -196). */
export function worker({ jacket = ink.blue, hasHelmet = true, isWorking = true }: Worker = {}): string {
  return [
    line('M-22 -120 L-26 -14', ink.navy, 34),
    line('M22 -120 L30 -14', ink.navy, 34),
    box(-48, -18, 46, 18, '#2B2118', 8),
    box(14, -18, 46, 18, '#2B2118', 8),
    shape('M-50 -112 V-196 Q-50 -226 -18 -226 H18 Q50 -226 50 -196 V-112 Q0 -100 -50 -112Z', jacket),
    box(-50, -158, 100, 14, ink.sun),
    line(isWorking ? 'M36 -204 L82 -186 L118 -196' : 'M38 -200 L52 -150 L46 -112', jacket, 26),
    line(isWorking ? 'M-36 -200 L-44 -150 L20 -152' : 'M-38 -200 L-52 -150 L-46 -112', jacket, 26),
    disc(isWorking ? 120 : 46, isWorking ? -196 : -104, 15, ink.skin),
    disc(isWorking ? 24 : -46, isWorking ? -152 : -104, 14, ink.skin),
    box(-12, -246, 24, 26, ink.skin),
    disc(0, -264, 34, ink.skin),
    hasHelmet
      ? shape('M-38 -268 A38 38 0 0 1 38 -268 H48 V-258 H-38Z', ink.sun)
      : shape('M-35 -262 A35 36 0 0 1 35 -270 Q14 -284 -8 -276 Q-20 -270 -22 -250 Z', '#5A3B28'),
  ].join('')
}

/** From the nozzle to where it works: a lance and a fan of what comes out of it. */
export function jet(
  from: [number, number],
  to: [number, number],
  { color = ink.white, spread = 60 }: { color?: string; spread?: number } = {},
): string {
  const [x, y] = from
  const [tx, ty] = to
  const length = Math.hypot(tx - x, ty - y)
  const [across, down] = [(-(ty - y) / length) * spread, ((tx - x) / length) * spread]

  return (
    shape(`M${x} ${y} L${tx + across} ${ty + down} L${tx - across} ${ty - down}Z`, color, 0.6) +
    shape(
      `M${x} ${y} L${tx + across * 0.5} ${ty + down * 0.5} L${tx - across * 0.5} ${ty - down * 0.5}Z`,
      color,
      0.7,
    ) +
    line(`M${x - (tx - x) * 0.28} ${y - (ty - y) * 0.28} L${x} ${y}`, ink.navy, 13)
  )
}

/** Where a jet meets its wall. */
export function puffs(count: number, width: number, height: number, color: string, seed = 11): string {
  const next = numbersFrom(seed)

  return Array.from({ length: count }, () =>
    disc((next() - 0.5) * width, (next() - 0.5) * height, 16 + next() * 44, color, 0.55 + next() * 0.35),
  ).join('')
}

/** A platform that carries one of the team `height` above the ground. */
export const lift = (height: number): string =>
  [
    box(-130, -70, 260, 54, ink.sun, 10),
    disc(-80, -14, 28, ink.navy),
    disc(80, -14, 28, ink.navy),
    disc(-80, -14, 11, ink.grey),
    disc(80, -14, 11, ink.grey),
    line(`M40 -70 L-70 ${-70 - height * 0.5} L30 ${-height}`, '#E0A61E', 24),
    disc(-70, -70 - height * 0.5, 17, ink.navy),
    at(40, -height + 16, 0.8, worker()),
    box(-36, -height - 82, 152, 98, ink.sun, 8),
    box(-26, -height - 72, 132, 44, '#F7B21A', 4),
  ].join('')

/** The firm's van, 520 wide; `isElectric` has a plug. */
export const van = ({ isElectric = false }: { isElectric?: boolean } = {}): string =>
  [
    shape(
      'M0 -40 V-232 Q0 -252 20 -252 H330 Q348 -252 358 -240 L434 -150 L504 -128 Q520 -122 520 -104 V-40Z',
      ink.white,
    ),
    box(0, -96, 520, 22, ink.blue),
    shape('M352 -226 L412 -150 H340 V-226Z', ink.clear),
    shape('M36 -214 l18 -18 l18 18 l-18 18Z M84 -226 h150 v16 h-150Z M84 -200 h104 v12 h-104Z', ink.blue),
    box(500, -92, 22, 26, ink.sun, 5),
    ...[110, 410].map((x) => disc(x, -40, 48, ink.navy) + disc(x, -40, 22, ink.grey)),
    isElectric
      ? line('M0 -150 q-70 0 -70 70 t-60 70', ink.leaf, 12) + box(-152, -26, 44, 26, ink.leaf, 6)
      : '',
  ].join('')

/** A car, 520 wide, as it comes and as it leaves. */
export function car({ isDirty = false }: { isDirty?: boolean } = {}): string {
  const body =
    'M10 -60 Q0 -150 70 -162 L140 -172 L214 -248 Q226 -258 244 -258 H348 Q366 -258 380 -244 L440 -170 Q520 -160 520 -110 V-60Z'
  const next = numbersFrom(23)
  const mud = Array.from({ length: 40 }, () =>
    disc(next() * 520, -40 - next() * 150, 6 + next() * 24, '#6B563C', 0.55),
  )

  return [
    tag('clipPath', { id: 'car' }, tag('path', { d: body })),
    shape(body, isDirty ? '#A3513F' : '#D93A2B'),
    isDirty ? '' : shape('M60 -146 Q250 -176 470 -146 L470 -132 Q250 -160 60 -132Z', ink.white, 0.45),
    shape('M168 -170 L226 -232 H284 V-170Z M300 -232 H344 L400 -170 H300Z', isDirty ? '#7C8790' : ink.sky),
    box(486, -128, 30, 24, ink.sun, 6),
    isDirty
      ? tag(
          'g',
          { 'clip-path': 'url(#car)' },
          tag('rect', { x: 0, y: -120, width: 520, height: 120, fill: '#6B563C', opacity: 0.5 }),
          ...mud,
        )
      : '',
    ...[122, 404].map(
      (x) =>
        disc(x, -52, 54, ink.navy) +
        disc(x, -52, 28, isDirty ? '#6B563C' : ink.white) +
        disc(x, -52, 12, ink.grey),
    ),
  ].join('')
}

/** A press with its mould, 460 wide and 420 high. */
export function press({ isDirty = false }: { isDirty?: boolean } = {}): string {
  const metal = isDirty ? '#6E665B' : '#C4D3DD'
  const next = numbersFrom(31)
  const grease = Array.from({ length: 26 }, () =>
    line(
      `M${60 + next() * 300} ${-330 + next() * 120} v${30 + next() * 90}`,
      '#2E2720',
      10 + next() * 16,
      0.5,
    ),
  )

  return [
    box(0, -420, 460, 70, isDirty ? '#3E4C55' : ink.deep, 8),
    box(20, -350, 50, 310, metal),
    box(390, -350, 50, 310, metal),
    box(90, -350, 280, 110, isDirty ? '#57503F' : '#9FB6C6', 6),
    box(90, -180, 280, 120, isDirty ? '#57503F' : '#9FB6C6', 6),
    ...[130, 190, 250, 310].map(
      (x) =>
        box(x, -240, 26, 24, isDirty ? '#3A342B' : ink.white) +
        box(x, -204, 26, 24, isDirty ? '#3A342B' : ink.white),
    ),
    box(0, -60, 460, 60, isDirty ? '#3E4C55' : ink.deep, 8),
    box(384, -300, 62, 84, ink.navy, 6),
    disc(404, -276, 8, isDirty ? ink.brick : ink.leaf),
    disc(426, -276, 8, ink.sun),
    ...(isDirty ? grease : [shape('M110 -340 L190 -340 L130 -250 L100 -250Z', ink.white, 0.5)]),
  ].join('')
}
