import type { PayloadRequest, TextFieldSingleValidation } from 'payload'

import type { Config } from '#cms/payload-types.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { accentProblem } from '#domain/content/accent-colors.ts'
import { contrastProblem, fontProblem, radiusProblem } from '#domain/content/theme-problems.ts'
import { type Theme, themeOf } from '#domain/content/theme.ts'

import { readDivisions } from '../divisions.ts'

/**
 * What stands already may stay, so that the rest of the record can still be saved. A form that is open takes what was
 * typed for what stood there, and judges it anyway.
 */
const onceChanged =
  (validate: TextFieldSingleValidation): TextFieldSingleValidation =>
  (value, options) =>
    options.event === 'submit' && (options.previousValue ?? '') === (value ?? '')
      ? true
      : validate(value, options)

/** A colour of the house has to be readable beside its other one, and beside those that divisions have instead. */
export const validateHouseColor = onceChanged(async (_value, { siblingData, req }) => {
  const house = siblingData as Theme // the fields beside it are those of the settings
  const own = contrastProblem(house.color1, house.color2)
  if (own) return own

  for (const { name, theme } of await readDivisions(req)) {
    // What takes neither colour from the house is no matter of its own.
    if (theme?.color1 && theme.color2) continue
    const { color1, color2 } = themeOf(house, theme)
    const problem = contrastProblem(color1, color2)
    if (problem) return `Bei der Organisation „${name}“, die eine Farbe übernimmt: ${problem}`
  }

  return true
})

/** A colour of a division stands beside its other one, or the one that it has from the house. */
export const validateDivisionColor = onceChanged(async (_value, { siblingData, req }) => {
  const { color1, color2 } = themeOf(await readHouse(req), siblingData)

  return contrastProblem(color1, color2) ?? true
})

/** An accent is written on and pressed, so it is opaque and stands out from the page. */
export const validateAccent = onceChanged(async (value, { siblingData, req }) => {
  if (!value) return true
  if (value.length > 7) return 'Die Akzentfarbe ist immer deckend, zum Beispiel „#9A3412“.'
  const { color1, color2 } = themeOf(await readHouse(req), siblingData)
  const problem = accentProblem({ accent: value, color1, color2 })
  if (!problem) return true

  return problem.nearest
    ? `${problem.message} Am nächsten kommt ${problem.nearest.toUpperCase()}.`
    : problem.message
})

export const validateRadius = onceChanged((value) => !value || (radiusProblem(value) ?? true))

/** Pages are set in what the house has stored, in the product's own font, or in one with an address beside it. */
export const validateFont = onceChanged(async (value, { siblingData, req }) => {
  if (!value) return true
  const fonts = await findRecords(asSystem(req), 'fonts', { select: { family: true }, limit: 500 })
  const { fontUrl } = siblingData as { fontUrl?: unknown }

  return (
    fontProblem({
      name: value,
      stored: fonts.map(({ family }) => family),
      hasAddress: Boolean(fontUrl),
    }) ?? true
  )
})

const readHouse = (req: PayloadRequest): Promise<Config['globals']['config']> =>
  req.payload.findGlobal({ slug: 'config', depth: 0, ...asSystem(req) })
