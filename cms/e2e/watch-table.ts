import type { Page } from '@playwright/test'

type SeenOfTable = {
  /** How often the pointer was told of. */
  moves: number
  /** Of the cell below it, and of the bar that it took up. */
  marks: number
  /** Whatever else of the table was changed. */
  others: string[]
  /** Elements and texts that came anywhere, for each of which the whole panel is judged anew. */
  nodes: string[]
}

/** Counts from now on what of the plan changes while a pointer moves, until what it answers is called. */
export async function watchTable(page: Page): Promise<() => Promise<SeenOfTable>> {
  const seen = await page.evaluateHandle(begin)

  return () => seen.evaluate((seen) => ({ ...seen }))
}

/** Runs in the page. */
function begin(): SeenOfTable {
  const table = document.querySelector('table[role="grid"]')
  if (!table) throw new Error('there is no plan')
  const seen: SeenOfTable = { moves: 0, marks: 0, others: [], nodes: [] }
  addEventListener('pointermove', () => (seen.moves += 1))
  new MutationObserver((changes) => {
    for (const { type, attributeName, target } of changes) {
      if (attributeName === 'data-target' || attributeName === 'data-dragged') seen.marks += 1
      else seen.others.push(`${type} ${attributeName ?? ''} ${target.nodeName}`)
    }
  }).observe(table, { attributes: true, childList: true, characterData: true, subtree: true })
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) seen.nodes.push(...[...addedNodes].map(({ nodeName }) => nodeName))
  }).observe(document.body, { childList: true, subtree: true })

  return seen
}
