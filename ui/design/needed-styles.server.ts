import { LRUCache } from 'lru-cache'
import { parse, type Root, type Rule } from 'postcss'

import { markOfClass } from './module-class.ts'

/** Pages are made of few combinations of sections. */
const keptCombinations = 256

type Stylesheet = { root: Root; moduleOf: Map<string, string>; cut: LRUCache<string, Buffer> }
const parsed = new WeakMap<Buffer, Stylesheet>()

/**
 * A stylesheet cut down to what a page can show: a rule that speaks of CSS modules is left out when the markup has no
 * class of any of them. What is not from a module stays, and so does all of a module of which one class is used. It
 * is for pages to which nothing is added later but what brings its own styles along.
 */
export function neededStyles(css: Buffer, markup: string): Buffer {
  const { root, moduleOf, cut } = parsed.get(css) ?? parseOnce(css)
  const used = usedModules(markup, moduleOf)
  const combination = [...used].sort().join()
  const kept = cut.get(combination) ?? Buffer.from(withoutUnused(root, used))
  cut.set(combination, kept)

  return kept
}

function parseOnce(css: Buffer): Stylesheet {
  const root = parse(css.toString())
  const moduleOf = new Map<string, string>()
  root.walkRules(({ selector }) => {
    for (const [name, module] of moduleClassesIn(selector)) moduleOf.set(name, module)
  })
  const sheet = { root, moduleOf, cut: new LRUCache<string, Buffer>({ max: keptCombinations }) }
  parsed.set(css, sheet)

  return sheet
}

function moduleClassesIn(selector: string): [name: string, module: string][] {
  return [...selector.matchAll(/\.([\w-]+)/g)].flatMap(([, name = '']) => {
    const module = markOfClass(name)
    return module ? [[name, module]] : []
  })
}

function usedModules(markup: string, moduleOf: ReadonlyMap<string, string>): Set<string> {
  const used = new Set<string>()
  for (const [, classes = ''] of markup.matchAll(/ class="([^"]*)"/g)) {
    for (const name of classes.split(' ')) {
      const module = moduleOf.get(name)
      if (module) used.add(module)
    }
  }
  return used
}

function withoutUnused(whole: Root, used: ReadonlySet<string>): string {
  const root = whole.clone()
  root.walkRules((rule) => {
    const modules = moduleClassesIn(rule.selector).map(([, module]) => module)
    if (modules.length > 0 && !modules.some((module) => used.has(module))) removeWithEmpty(rule)
  })
  return root.toString()
}

/** A layer stays also where nothing is left in it, because layers rank by where they are first named. */
function removeWithEmpty(rule: Rule): void {
  const { parent } = rule
  rule.remove()
  if (parent?.type === 'atrule' && parent.name !== 'layer' && parent.nodes?.length === 0) parent.remove()
}
