import sharp from 'sharp'

import { lettering } from './logo.data.ts'

/** The mark with the name beside it on a transparent ground, legible on white and on black. */
export function drawLogo(): Promise<Buffer> {
  const width = Math.ceil(290 + lettering.name.width + 20)

  return asPng(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="256" viewBox="0 0 ${width} 256">
${mark}
<g fill="#BD7A22"><path transform="translate(292 82)" d="${lettering.trade.outline}"/></g>
<g fill="#BD7A22"><path transform="translate(286 178)" d="${lettering.name.outline}"/></g>
</svg>`)
}

/** The mark alone, for app icons and branch cards. */
export function drawMark(): Promise<Buffer> {
  return asPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 256 256">${mark}</svg>`,
  )
}

/** A moon over the night sky and three Knöpfle falling from it where stars would be. */
const mark = `<defs>
<radialGradient id="sky" cx="0.35" cy="0.25" r="0.95"><stop offset="0" stop-color="#4C5A9A"/><stop offset="1" stop-color="#161C3A"/></radialGradient>
<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFE9A8"/><stop offset="1" stop-color="#EDA12F"/></linearGradient>
<linearGradient id="dough" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="#FFFDF2"/><stop offset="1" stop-color="#F6D07C"/></linearGradient>
</defs>
<circle cx="128" cy="128" r="124" fill="url(#sky)"/>
<path d="M150 38 A92 92 0 1 0 214 160 A74 74 0 1 1 150 38Z" fill="url(#gold)"/>
${knoepfle(150, 96, 22, -18)}${knoepfle(186, 124, 17, 14)}${knoepfle(146, 146, 15, -6)}`

function knoepfle(x: number, y: number, size: number, turn: number): string {
  const outline = `M0 ${-size * 1.15} C${size * 0.5} ${-size * 0.6} ${size} ${-size * 0.1} ${size} ${size * 0.35} A${size} ${size * 0.85} 0 1 1 ${-size} ${size * 0.35} C${-size} ${-size * 0.1} ${-size * 0.5} ${-size * 0.6} 0 ${-size * 1.15}Z`

  return `<path transform="translate(${x} ${y}) rotate(${turn})" d="${outline}" fill="url(#dough)"/>`
}

function asPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}
