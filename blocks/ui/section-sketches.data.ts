import {
  area,
  button,
  dot,
  film,
  frame,
  heading,
  lines,
  picture,
  sketch,
  stroke,
} from '#collections/shared/admin/sketch.ts'
import type { SectionType } from '#domain/content/section-types.ts'

const cards = (draw: (x: number) => string): string => [8, 45, 82].map(draw).join('')
const rows = (...heights: number[]): string => heights.map((y) => frame([22, y, 76, 9])).join('')

/** How each section looks from afar, for whoever chooses one. */
export const sectionSketches: Readonly<Record<SectionType, string>> = {
  hero: sketch(picture(4, 6, 112, 68), heading(14, 30, 48), lines(14, 40, 40, 2), button(14, 55)),
  content: sketch(heading(20, 12, 50), lines(20, 24, 80, 5), button(20, 60)),
  twoColumns: sketch(
    heading(8, 10, 40),
    lines(8, 22, 48, 6),
    lines(64, 22, 48, 6),
    button(8, 64),
    button(64, 64),
  ),
  columnsImageText: sketch(picture(6, 14, 52, 52), heading(66, 18, 36), lines(66, 30, 46, 4), button(66, 56)),
  columnsImageTextType2: sketch(
    cards((x) => `${dot(x + 7, 17, 7, true)}${heading(x, 30, 26)}${lines(x, 41, 30, 3)}`),
    stroke('8,66 20,66'),
    stroke('45,66 57,66'),
    stroke('82,66 94,66'),
  ),
  columnsImageTextType3: sketch(
    cards((x) => `${picture(x, 10, 30, 28)}${heading(x, 43, 22)}${lines(x, 53, 30, 3)}`),
  ),
  columnsImageTextNews: sketch(picture(6, 8, 60, 64), heading(72, 12, 30), lines(72, 24, 42, 6)),
  columnsVideoText: sketch(film(6, 14, 52, 52), heading(66, 18, 36), lines(66, 30, 46, 4), button(66, 56)),
  services: sketch(
    picture(8, 6, 48, 30),
    picture(64, 14, 48, 30),
    heading(8, 41, 30),
    lines(8, 51, 48, 2),
    heading(64, 49, 30),
    lines(64, 59, 48, 2),
  ),
  techniques: sketch(cards((x) => `${picture(x, 12, 30, 40)}${heading(x, 57, 24)}`)),
  sectionLink: sketch(heading(12, 34, 52), stroke('72,37 104,37'), stroke('95,28 104,37 95,46')),
  form: sketch(rows(8, 22), frame([22, 36, 76, 20]), button(22, 62, 30)),
  parallax: sketch(
    picture(4, 6, 112, 68),
    stroke('60,18 60,62'),
    stroke('54,24 60,18 66,24'),
    stroke('54,56 60,62 66,56'),
  ),
  parallaxVideo: sketch(
    film(4, 6, 112, 68),
    stroke('106,18 106,62'),
    stroke('101,24 106,18 111,24'),
    stroke('101,56 106,62 111,56'),
  ),
  sectionNewsTeasers: sketch(
    heading(8, 8, 44),
    cards((x) => `${picture(x, 20, 30, 24)}${lines(x, 49, 30, 2)}`),
    button(48, 66),
  ),
  newsArchive: sketch(
    [8, 32, 56]
      .map((y) => `${picture(10, y, 26, 18)}${heading(42, y + 2, 46)}${lines(42, y + 11, 68, 1)}`)
      .join(''),
  ),
  gallery: sketch([8, 42].map((y) => cards((x) => picture(x, y, 30, 30))).join('')),
  beforeAfter: sketch(
    picture(6, 10, 56, 60),
    stroke('34,10 34,70'),
    dot(34, 40, 5, true),
    heading(70, 16, 34),
    lines(70, 28, 44, 4),
    button(70, 56),
  ),
  buttons: sketch(button(16, 36), button(48, 36), button(80, 36)),
  animation: sketch(film(10, 6, 100, 52), area(10, 66, 100, 3), dot(48, 67.5, 5, true)),
  image: sketch(picture(6, 8, 108, 64)),
  video: sketch(film(6, 8, 108, 54), area(6, 66, 108, 4), dot(30, 68, 3.5, true)),
  slider: sketch(
    picture(18, 8, 84, 54),
    stroke('10,30 5,35 10,40'),
    stroke('110,30 115,35 110,40'),
    dot(52, 70, 2.5, true),
    dot(60, 70, 2.5),
    dot(68, 70, 2.5),
  ),
}
