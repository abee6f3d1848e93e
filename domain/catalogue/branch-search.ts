import { branchSearchTexts } from './branch-search.texts.ts'
import type { BranchCard } from './branch.contract.ts'

export type SearchedBranch = Pick<BranchCard, 'name' | 'street' | 'city' | 'zipCode' | 'keywords' | 'tags'>

/**
 * Whether a branch is listed: any word of the term (split on commas and spaces, case ignored) appears in one
 * of its texts or tag names, and it carries the chosen tag. An empty term matches all. Spec: storefront 5.
 */
export function matchesBranchSearch(branch: SearchedBranch, term: string, tagId?: string | null): boolean {
  if (tagId && !branch.tags.some((tag) => tag.id === tagId)) return false

  const words = searchWords(term)
  if (words.length === 0) return true

  const texts = [
    branch.name,
    branch.street,
    branch.city,
    branch.zipCode,
    branch.keywords,
    ...branch.tags.map((tag) => tag.name),
  ].map((text) => (text ?? '').toLowerCase())

  return words.some((word) => texts.some((text) => text.includes(word)))
}

/** The German line above the branch list. Spec: storefront 2. */
export function resultLine(shown: number, all: number): string {
  return shown > 0 ? branchSearchTexts.shown(shown, all) : branchSearchTexts.nothingFound
}

function searchWords(term: string): string[] {
  return term
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '')
}
