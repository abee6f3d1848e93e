import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { embedOf, embedProblem } from './embed-of.ts'
import { embedOrigins } from './embed-providers.data.ts'

const film = 'dQw4w9WgXcQ'
const nocookie = `https://www.youtube-nocookie.com/embed/${film}?rel=0`
const map = 'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2695.1!2d9.74!3d47.41'

describe('what may stand in a page is made anew of what was typed', () => {
  it.each([
    [`https://www.youtube.com/watch?v=${film}&list=PL1&pp=ygU`, nocookie],
    [`https://m.youtube.com/watch?v=${film}&t=1m30s`, `${nocookie}&start=90`],
    [`https://youtu.be/${film}?si=abc&t=42`, `${nocookie}&start=42`],
    [`https://www.youtube.com/shorts/${film}`, nocookie],
    [`https://www.youtube.com/live/${film}?feature=share`, nocookie],
    [
      `<iframe width="560" src="https://www.youtube.com/embed/${film}?si=x&amp;start=5" allowfullscreen></iframe>`,
      `${nocookie}&start=5`,
    ],
    [`//www.youtube.com/embed/${film}`, nocookie],
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
    ['https://vimeo.com/123456789/abcdef0123', 'https://player.vimeo.com/video/123456789?dnt=1&h=abcdef0123'],
    [
      'https://player.vimeo.com/video/123456789?h=abcdef0123&autoplay=1',
      'https://player.vimeo.com/video/123456789?dnt=1&h=abcdef0123',
    ],
    [
      `<iframe src="${map}" width="600"></iframe>`,
      map.replace(/pb=.*/, (pb) => `pb=${encodeURIComponent(pb.slice(3))}`),
    ],
    [
      'https://www.opentable.de/restref/client/?rid=4711&lang=de-DE',
      'https://www.opentable.de/widget/reservation/canvas?rid=4711&type=standard&theme=standard&iframe=true&domain=de&lang=de-DE',
    ],
  ])('%s', (typed, src) => {
    expect(embedOf(typed)?.src).toBe(src)
    expect(embedProblem(typed)).toBeNull()
  })

  it('and comes from those who may, whatever is typed', () => {
    const typed = fc.tuple(
      fc.constantFrom(
        'https://www.youtube.com/',
        'https://youtu.be/',
        'https://vimeo.com/',
        'https://www.google.com/maps/embed?pb=',
        'https://www.opentable.de/?rid=',
        'https://www.youtube.com@evil.example/',
        '<iframe src="',
      ),
      fc.string({ unit: 'binary-ascii', maxLength: 60 }),
    )
    fc.assert(
      fc.property(typed, ([start, rest]) => {
        const embed = embedOf(start + rest)
        if (!embed) return
        expect(embedOrigins).toContain(new URL(embed.src).origin)
        expect(embed.src).not.toMatch(/["'<>\s]/)
      }),
    )
  })
})

describe('what may not is refused in German', () => {
  it.each([
    ['https://evil.example/embed/1', '„evil.example“ kann hier nicht gezeigt werden.'],
    ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', '„youtube.com.evil.example“'],
    ['https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ', 'Bitte geben Sie eine Adresse an'],
    ['http://www.youtube.com/watch?v=dQw4w9WgXcQ', 'Bitte geben Sie eine Adresse an'],
    ['https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ', 'Bitte geben Sie eine Adresse an'],
    ['javascript:alert(1)', 'Bitte geben Sie eine Adresse an'],
    ['https://www.youtube.com/@kanal', '„www.youtube.com“ kann hier nicht gezeigt werden.'],
    ['https://maps.app.goo.gl/abc', '„Karte einbetten“'],
    ['https://www.google.com/maps/place/Dornbirn', '„Karte einbetten“'],
    ['ein Film', 'Bitte geben Sie eine Adresse an'],
    ['<iframe></iframe>', 'Bitte geben Sie eine Adresse an'],
  ])('%s', (typed, problem) => {
    expect([embedOf(typed), embedProblem(typed)]).toEqual([null, expect.stringContaining(problem)])
  })
})
