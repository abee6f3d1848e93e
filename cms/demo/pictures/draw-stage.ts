import type { Picture, Placement } from './picture.ts'
import { tones } from './tones.data.ts'

/** The studio as SVG: wall, table, light from the upper left, the moon, plates and the shadows at the feet. */
export function drawStage(picture: Picture): string {
  const { width, height } = picture
  const { wall, table, shade } = tones[picture.tone]
  const horizon = height * (picture.horizon ?? 0.6)
  const isNight = picture.tone === 'night'

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<radialGradient id="wall" cx="0.36" cy="0.2" r="0.95"><stop offset="0" stop-color="${wall[0]}"/><stop offset="1" stop-color="${wall[1]}"/></radialGradient>
<radialGradient id="table" cx="0.46" cy="0.12" r="0.85" gradientTransform="translate(0 0) scale(1 1)"><stop offset="0" stop-color="${table[0]}"/><stop offset="1" stop-color="${table[1]}"/></radialGradient>
<linearGradient id="seam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${wall[1]}" stop-opacity="0"/><stop offset="0.5" stop-color="${shade}" stop-opacity="0.13"/><stop offset="0.5" stop-color="#fff" stop-opacity="${isNight ? 0.1 : 0.42}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<radialGradient id="moon" cx="0.38" cy="0.3" r="0.8"><stop offset="0" stop-color="#fff" stop-opacity="${isNight ? 0.95 : 0.85}"/><stop offset="1" stop-color="${isNight ? '#F6E3A8' : '#fff'}" stop-opacity="${isNight ? 0.9 : 0.32}"/></radialGradient>
<radialGradient id="halo" cx="0.5" cy="0.5" r="0.5"><stop offset="0.55" stop-color="#fff" stop-opacity="${isNight ? 0.28 : 0.35}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<radialGradient id="foot"><stop offset="0" stop-color="${shade}" stop-opacity="0.55"/><stop offset="0.55" stop-color="${shade}" stop-opacity="0.2"/><stop offset="1" stop-color="${shade}" stop-opacity="0"/></radialGradient>
<linearGradient id="glaze" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#E4DED8"/></linearGradient>
<linearGradient id="well" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#E7E0DA"/><stop offset="1" stop-color="#FFFEFC"/></linearGradient>
<linearGradient id="wood" x1="0" y1="0" x2="1" y2="0.4"><stop offset="0" stop-color="#D9A066"/><stop offset="0.5" stop-color="#C98B50"/><stop offset="1" stop-color="#A96C36"/></linearGradient>
<radialGradient id="vignette" cx="0.5" cy="0.48" r="0.78"><stop offset="0.6" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity="0.24"/></radialGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#wall)"/>
${drawMoon(picture)}
<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#table)"/>
<rect y="${horizon - height * 0.06}" width="${width}" height="${height * 0.12}" fill="url(#seam)"/>
<rect width="${width}" height="${height}" fill="url(#vignette)"/>
${picture.items.map((item) => drawFoot(item, picture)).join('\n')}
</svg>`
}

function drawMoon({ moon, width, height }: Picture): string {
  const [x, y, r] = [moon.x * width, moon.y * height, moon.radius * height]

  return `<circle cx="${x}" cy="${y}" r="${r * 1.45}" fill="url(#halo)"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#moon)"/>`
}

function drawFoot(item: Placement, { width, height }: Picture): string {
  const [x, y, edge] = [item.x * width, item.y * height, item.size * height]
  const shadow = (w: number, h: number, down: number) =>
    `<ellipse cx="${x + edge * 0.03}" cy="${y + down}" rx="${w}" ry="${h}" fill="url(#foot)"/>`

  if (item.base === 'plate') return shadow(edge * 0.98, edge * 0.25, 0) + drawPlate(x, y - edge * 0.05, edge)
  if (item.base === 'board')
    return shadow(edge * 1.02, edge * 0.24, edge * 0.02) + drawBoard(x, y - edge * 0.04, edge)

  return shadow(edge * 0.56, edge * 0.11, -edge * 0.02)
}

function drawPlate(x: number, y: number, edge: number): string {
  const ring = (rx: number, ry: number, dy: number, fill: string) =>
    `<ellipse cx="${x}" cy="${y + dy}" rx="${edge * rx}" ry="${edge * ry}" fill="${fill}"/>`

  return [
    ring(0.8, 0.185, edge * 0.024, '#CFC7C0'),
    ring(0.8, 0.185, 0, 'url(#glaze)'),
    ring(0.6, 0.128, edge * 0.008, 'url(#well)'),
    ring(0.5, 0.09, edge * 0.03, 'url(#foot)'),
  ].join('')
}

function drawBoard(x: number, y: number, edge: number): string {
  const [w, h] = [edge * 0.86, edge * 0.15]
  const top = `M${x - w * 0.9} ${y - h} L${x + w * 0.9} ${y - h} Q${x + w * 0.97} ${y - h} ${x + w} ${y + h * 0.75} Q${x + w} ${y + h} ${x + w * 0.96} ${y + h} L${x - w * 0.96} ${y + h} Q${x - w} ${y + h} ${x - w} ${y + h * 0.75} Q${x - w * 0.97} ${y - h} ${x - w * 0.9} ${y - h}Z`
  const grain = [-0.45, 0.05, 0.5].map(
    (share) =>
      `<path d="M${x - w * 0.93} ${y + h * share} Q${x} ${y + h * (share + 0.14)} ${x + w * 0.93} ${y + h * share}" stroke="#8A5526" stroke-opacity="0.22" stroke-width="2" fill="none"/>`,
  )

  return `<path d="${top}" transform="translate(0 ${edge * 0.035})" fill="#8A5526"/><path d="${top}" fill="url(#wood)"/>${grain.join('')}<ellipse cx="${x}" cy="${y + edge * 0.03}" rx="${edge * 0.56}" ry="${edge * 0.1}" fill="url(#foot)"/>`
}
