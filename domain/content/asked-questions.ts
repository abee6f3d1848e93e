import type { PageView } from './page.contract.ts'
import { visibleSections } from './page-layout.ts'
import { unmarkText } from './text-marks.ts'
import { linesOfTable } from './text-table.ts'

/** A question with its answer as plain text, a line for each paragraph. */
export type AskedQuestion = { question: string; answer: string }

/**
 * What visitors of a page read as questions and answers, of all of its sections together: a question that is asked twice
 * once, and none without an answer. Source: schema.org, `FAQPage`, of which a page has one.
 */
export function askedQuestions(page: Pick<PageView, 'body' | 'content'>): AskedQuestion[] {
  const asked = visibleSections(page).flatMap((section) =>
    section.blockType === 'faq' && Array.isArray(section.items) ? section.items.flatMap(questionIn) : [],
  )

  return asked.filter(
    ({ question }, index) => asked.findIndex((each) => each.question === question) === index,
  )
}

function questionIn(item: unknown): AskedQuestion[] {
  if (!isRecord(item)) return []
  const question = typeof item.question === 'string' ? unmarkText(item.question).trim() : ''
  const answer = isRecord(item.answer) ? wordsIn(item.answer.root).trim() : ''

  return question !== '' && answer !== '' ? [{ question, answer }] : []
}

/** What stands between the parts of a formatted text; the others are words of one line. */
const between: Readonly<Record<string, string>> = {
  root: '\n',
  list: '\n',
}

function wordsIn(node: unknown): string {
  if (!isRecord(node)) return ''
  if (node.type === 'linebreak') return '\n'
  if (typeof node.text === 'string') return node.text
  if (node.type === 'table') return linesOfTable(node).join('\n')
  const parts = Array.isArray(node.children) ? node.children.map(wordsIn) : []
  const separator = between[String(node.type)]

  return separator === undefined
    ? parts.join('')
    : parts
        .map((part) => part.trim())
        .filter(Boolean)
        .join(separator)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
