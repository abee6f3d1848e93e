import type { DeliveryArea } from '../catalogue/branch.contract.ts'

type Area = Pick<DeliveryArea, 'area' | 'zipCodes'>

/** From the first to the last postcode, both of them included and equally long. */
export type ZipRange = { first: string; last: string }

/** A list such as `6850, 6853–6858`; null where anything in it is no postcode. */
export function parseZipCodes(list: string): ZipRange[] | null {
  const written = list
    .replace(/\s*[-–—]\s*/g, '-')
    .split(/[\s,;]+/)
    .filter(Boolean)
  const ranges = written.map(rangeOf)

  return ranges.every((range) => range !== null) ? ranges : null
}

/**
 * The area that a postcode belongs to: the first whose list has it, else the only one that takes any. Null where that
 * is for the guest to say.
 */
export function areaOfZipCode<Some extends Area>(areas: readonly Some[], zipCode: string): Some | null {
  const listed = areas.find((area) => hasZipCode(area, zipCode))
  if (listed) return listed

  const [open, another] = areas.filter((area) => !area.zipCodes)
  return open && !another ? open : null
}

/** Whether it is typed to the end: as long as the longest that the areas list. */
export function isWholeZipCode(areas: readonly Area[], zipCode: string): boolean {
  const ranges = areas.flatMap(({ zipCodes }) => parseZipCodes(zipCodes ?? '') ?? [])

  return bareZipCode(zipCode).length >= Math.max(1, ...ranges.map(({ first }) => first.length))
}

export type ZipCodeProblem =
  | { code: 'zip-code-elsewhere'; facts: { area: string } }
  | { code: 'zip-code-not-served'; facts?: undefined }

/**
 * Why nothing is brought to a postcode at the fee of the chosen area, or null. An area without a list takes whatever
 * no other one lists.
 */
export function zipCodeProblem(
  areas: readonly Area[],
  chosen: string,
  zipCode: string,
): ZipCodeProblem | null {
  const area = areas.find((candidate) => candidate.area === chosen)
  if (!area || hasZipCode(area, zipCode)) return null

  const listed = areas.find((candidate) => hasZipCode(candidate, zipCode))
  if (!area.zipCodes && !listed) return null

  const other = listed ?? areas.find(({ zipCodes }) => !zipCodes)
  return other ? { code: 'zip-code-elsewhere', facts: { area: other.area } } : { code: 'zip-code-not-served' }
}

function hasZipCode({ zipCodes }: Area, zipCode: string): boolean {
  const bare = bareZipCode(zipCode)
  const ranges = parseZipCodes(zipCodes ?? '') ?? []

  return ranges.some(({ first, last }) => bare.length === first.length && first <= bare && bare <= last)
}

/** Without the letters of a country. */
function bareZipCode(zipCode: string): string {
  return zipCode.replace(/^\s*[a-z]{1,2}-/i, '').trim()
}

function rangeOf(text: string): ZipRange | null {
  const [, first, last = first] = /^(\d{4,5})(?:-(\d{4,5}))?$/.exec(text) ?? []
  if (!first || !last || first.length !== last.length || first > last) return null

  return { first, last }
}
