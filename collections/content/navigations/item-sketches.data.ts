import {
  area,
  dot,
  frame,
  heading,
  lines,
  picture,
  sketch,
  stroke,
} from '#collections/shared/admin/sketch.ts'

/** What each kind of menu item leads to, for whoever chooses one. */
export const itemSketches: Readonly<Record<string, string>> = {
  home: sketch(area(38, 36, 44, 32), stroke('30,40 60,14 90,40'), frame([54, 50, 12, 18])),
  site: sketch(frame([34, 8, 52, 64]), heading(42, 18, 28), lines(42, 30, 36, 4)),
  branch: sketch(picture(20, 26, 80, 46), dot(60, 22, 12, true), stroke('52,30 60,44 68,30')),
  link: sketch(frame([22, 20, 52, 42]), stroke('56,40 96,16'), stroke('78,16 96,16 96,34')),
}
