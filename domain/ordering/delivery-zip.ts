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

/** The first area whose list has the postcode. */
export function areaOfZipCode<Some extends Area>(areas: readonly Some[], zipCode: string): Some | null {
  return areas.find((area) => hasZipCode(area, zipCode)) ?? null
}

export type ZipCodeProblem =
  | { code: 'zip-code-elsewhere'; facts: { area: string } }
  | { code: 'zip-code-not-served'; facts?: undefined }

/**
 * Why nothing is brought to a postcode at the fee of the chosen area, or null. An area without a list serves
 * whatever its guests say.
 */
export function zipCodeProblem(
  areas: readonly Area[],
  chosen: string,
  zipCode: string,
): ZipCodeProblem | null {
  const area = areas.find((candidate) => candidate.area === chosen)
  if (!area?.zipCodes || hasZipCode(area, zipCode)) return null

  const other = areaOfZipCode(areas, zipCode) ?? areas.find(({ zipCodes }) => !zipCodes)
  return other ? { code: 'zip-code-elsewhere', facts: { area: other.area } } : { code: 'zip-code-not-served' }
}

function hasZipCode({ zipCodes }: Area, zipCode: string): boolean {
  const bare = zipCode.replace(/^\s*[a-z]{1,2}-/i, '').trim()
  const ranges = parseZipCodes(zipCodes ?? '') ?? []

  return ranges.some(({ first, last }) => bare.length === first.length && first <= bare && bare <= last)
}

function rangeOf(text: string): ZipRange | null {
  const [, first, last = first] = /^(\d{4,5})(?:-(\d{4,5}))?$/.exec(text) ?? []
  if (!first || !last || first.length !== last.length || first > last) return null

  return { first, last }
}
