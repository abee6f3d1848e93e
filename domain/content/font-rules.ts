import { type FontFallback, withDejaVu } from './font-fallback.ts'
import type { FontFace } from './page.contract.ts'

/** Typed by editors: anything that is not plainly a name, a weight or an address is left out. */
const familyPattern = /^[\w -]+$/
const weightPattern = /^\d{1,4}( \d{1,4})?$/
const addressPattern = /^\/[\w%.\-/?=]+$/

/** The house's own font, and before it has come a font of the device in the same box, so that nothing moves. */
export function fontRules(faces: readonly FontFace[]): string {
  const sound = faces.filter(
    ({ family, weight, src }) =>
      familyPattern.test(family) && weightPattern.test(weight) && addressPattern.test(src),
  )
  const [first] = sound
  if (!first) return ''

  return [
    ...sound.map(faceRule),
    fallbackRules(first),
    `:root{--font:'${first.family}','${first.family} Fallback','${first.family} Fallback Wide',system-ui,sans-serif}`,
  ].join('')
}

/** The stylesheet of one font file, with what stands in for it. Spec: back office 7, fonts. */
export function fontStylesheet(face: FontFace): string {
  return `${faceRule(face)}\n${fallbackRules(face)}\n`
}

const faceRule = ({ family, weight, style, src, format }: FontFace): string =>
  `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};font-display:swap;src:url('${src}') format('${format}')}`

/** Devices have one or the other; the first that is there stands in. */
const fallbackRules = ({ family, fallback }: FontFace): string =>
  fallbackRule(`${family} Fallback`, ['Arial', 'Liberation Sans', 'Helvetica Neue', 'Roboto'], fallback) +
  fallbackRule(`${family} Fallback Wide`, ['DejaVu Sans'], withDejaVu(fallback))

const fallbackRule = (family: string, stretched: readonly string[], box: FontFallback): string =>
  [
    `@font-face{font-family:'${family}'`,
    `src:${stretched.map((name) => `local('${name}')`).join()}`,
    `size-adjust:${box.sizeAdjust}%`,
    `ascent-override:${box.ascentOverride}%`,
    `descent-override:${box.descentOverride}%`,
    `line-gap-override:${box.lineGapOverride}%}`,
  ].join(';')
