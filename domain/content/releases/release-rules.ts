import { type DraftedSlug, draftedSlugs } from '../drafted-slug.ts'

/** What becomes of several drafts that go out together. */
export const releaseStates = {
  open: 'Offen',
  planned: 'Geplant',
  published: 'Veröffentlicht',
  failed: 'Gescheitert',
} as const
export type ReleaseState = keyof typeof releaseStates

/** What is out stays what it was. */
export const isSettled = (state: ReleaseState): boolean => state === 'published'

/** All of them are written in one transaction, and looked at with every change of the list. */
export const mostItems = 50

/** What each of them is called where one is meant. */
export const itemLabels: Readonly<Record<DraftedSlug, string>> = {
  sites: 'Seite',
  blocks: 'Inhalt',
  navigations: 'Navigation',
  themes: 'Aussehen',
}

/** Why an item keeps its release from going out, in German. */
export const blockTexts = {
  gone: 'gibt es nicht mehr. Nehmen Sie den Eintrag heraus.',
  'in-trash': 'liegt im Papierkorb. Holen Sie den Eintrag zurück oder nehmen Sie ihn heraus.',
  'own-plan': 'hat einen eigenen Zeitplan. Sagen Sie ihn ab oder nehmen Sie den Eintrag heraus.',
  'approval-needed': 'braucht noch die Freigabe einer zweiten Person.',
  'not-allowed': 'darf von Ihnen nicht veröffentlicht werden.',
} as const
export type Block = keyof typeof blockTexts

export type ItemFacts = {
  isThere: boolean
  isInTrash: boolean
  hasOwnPlan: boolean
  lacksApproval: boolean
  mayPublish: boolean
}

/** Everything that keeps an item from going out; what is not there has no other reason. */
export function whyNotOut(facts: ItemFacts): Block[] {
  if (!facts.isThere) return ['gone']
  if (facts.isInTrash) return ['in-trash']
  const reasons: [boolean, Block][] = [
    [!facts.mayPublish, 'not-allowed'],
    [facts.hasOwnPlan, 'own-plan'],
    [facts.lacksApproval, 'approval-needed'],
  ]

  return reasons.flatMap(([isSo, reason]) => (isSo ? [reason] : []))
}

type Item = { of: DraftedSlug; record: string }

/** Looks first, for they hold their divisions; then what pages are made of, and in one order for all who publish. */
export const inOrderOfWriting = <One extends Item>(items: readonly One[]): One[] =>
  items.toSorted(
    (one, other) =>
      draftedSlugs.indexOf(other.of) - draftedSlugs.indexOf(one.of) || (one.record < other.record ? -1 : 1),
  )

type Values = Readonly<Record<string, unknown>>

/** What is stored with a state and is none of its content. */
const aboutState = ['id', '_status', 'createdAt', 'updatedAt', 'deletedAt', 'writer', 'writtenIn']

/** Whether visitors would see anything else; live is null where they see nothing. */
export function hasNews(newest: Values, live: Values | null): boolean {
  if (!live) return true
  const names = new Set([...Object.keys(newest), ...Object.keys(live)])

  return [...names].some((name) => !aboutState.includes(name) && spelt(newest[name]) !== spelt(live[name]))
}

/** What is empty is stored in more than one way, and the order of names says nothing. */
function spelt(value: unknown): string {
  const isEmpty = value === null || value === undefined || value === ''
  if (isEmpty) return ''
  if (Array.isArray(value)) return value.length === 0 ? '' : `[${value.map(spelt).join(',')}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  const parts = Object.entries(value)
    .map(([name, part]) => [name, spelt(part)] as const)
    .filter(([, part]) => part !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))

  return parts.length === 0 ? '' : `{${parts.map((part) => part.join(':')).join(',')}}`
}
