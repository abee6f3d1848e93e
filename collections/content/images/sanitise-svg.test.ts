import { describe, expect, it } from 'vitest'

import { sanitiseSvg } from './sanitise-svg.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${inside}</svg>`

const cleanOf = (source: string) => {
  const drawing = sanitiseSvg(source)
  return 'clean' in drawing ? drawing.clean : ''
}
const nested = (depth: number) => svg(`${'<g>'.repeat(depth)}${'</g>'.repeat(depth)}`)
const chained = (length: number) =>
  svg(
    Array.from({ length }, (_, at) => `<g id="a${at}"><use href="#a${at + 1}"></use></g>`).join('') +
      '<use href="#a0"></use>',
  )

describe('a drawing', () => {
  it('stays as it is when it only draws', () => {
    const logo = svg(
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#f00"></stop></linearGradient></defs>' +
        '<style>.b{fill:url(#a)}</style><path class="b" d="M0 0h9" fill="url(#a)"></path>' +
        '<use xlink:href="#a"></use><image href="data:image/png;base64,iVBORw0KGgo="></image>' +
        '<text>Bäckerei &amp; Café</text>',
      ' viewBox="0 0 9 9"',
    )

    expect(sanitiseSvg(`<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg>\n${logo}`)).toEqual({
      clean: logo,
    })
  })

  it.each([
    ['<script>alert(1)</script>'],
    ['<SCRIPT>alert(1)</SCRIPT>'],
    ['<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    ['<foreignObject><iframe src="//evil.test"/></foreignObject>'],
    ['<a xlink:href="javascript:alert(1)"><text>x</text></a>'],
    ['<animate attributeName="href" to="javascript:alert(1)"/>'],
    ['<set attributeName="onload" to="alert(1)"/>'],
    ['<image href="https://evil.test/x.png"/>'],
    ['<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
    ['<use href="//evil.test/x.svg#a"/>'],
    ['<use xlink:href=" javascript:alert(1)"/>'],
    ['<rect onclick="alert(1)" OnLoad="alert(1)"/>'],
    ['<rect fill="url(https://evil.test/x)"/>'],
    ['<rect style="background:u\\72l(//evil.test)"/>'],
    ['<style>@import "//evil.test/x.css"</style>'],
    ['<style>rect{fill:url(//evil.test/x)}</style>'],
    ['<style><![CDATA[</style><script>alert(1)</script>]]></style>'],
    ['<![CDATA[<script>alert(1)</script>]]>'],
    ['<handler type="text/javascript">alert(1)</handler>'],
    ['<!-- --><script>alert(1)</script>'],
    ['<?xml-stylesheet href="//evil.test/x.css"?>'],
  ])('loses %s', (inside) => {
    const clean = cleanOf(svg(`${inside}<path d="M0 0h1"/>`))

    expect(clean).toMatch(/^<svg [^>]*>.*<path d="M0 0h1"><\/path><\/svg>$/s)
    expect(clean).not.toMatch(/<script|<[\w:]+[^>]*\son\w+=|evil\.test|javascript:|<a[\s>]|@import|svg\+xml/i)
  })

  it.each([
    ['text', 'kein Bild'],
    ['another document', '<html><svg xmlns="http://www.w3.org/2000/svg"></svg></html>x'],
    ['its own entities', `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${svg('&x;')}`],
    ['nothing', ''],
  ])('is refused when it is %s', (_what, source) => {
    expect(sanitiseSvg(source)).toEqual({ problem: 'no-drawing' })
  })

  it('may hold elements within elements, as deep as people draw', () => {
    expect(sanitiseSvg(nested(63))).toEqual({ clean: nested(63) })
    expect(sanitiseSvg(chained(50))).toEqual({ clean: chained(50) })
  })

  it.each([
    ['nests sixty-five levels', nested(64)],
    ['nests where nothing of it would be kept', svg(`${'<a>'.repeat(64)}${'</a>'.repeat(64)}`)],
    ['hides its depth in the text of attributes', svg('<g id="</g>">'.repeat(64))],
    ['nests a hundred thousand levels', nested(100_000)],
    ['repeats parts that repeat parts, a hundred deep', chained(100)],
    ['repeats more parts than anybody draws', svg('<use href="#a"></use>'.repeat(20_001))],
  ])('is refused when it %s', (_what, source) => {
    expect(sanitiseSvg(source)).toEqual({ problem: 'too-complex' })
  })
})
