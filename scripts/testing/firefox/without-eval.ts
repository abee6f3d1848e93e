import { Script } from 'node:vm'

type Call = { functionDeclaration: string; arguments?: unknown }

/**
 * Playwright hands over what a test wants to know as a text and has it evaluated within the page. Firefox 140 holds that
 * against the page's own policy, which forbids it; newer ones do not. So the same code goes along as code, and stands in
 * for the evaluation of its text. What the page itself would evaluate is refused as before.
 */
export function withoutEval<Params extends Call>(params: Params): Params {
  const known = [...textsIn(params.arguments)].flatMap(codeOf)
  if (known.length === 0) return params
  const functions = known.map(([text, body]) => `[${JSON.stringify(text)}, () => ${body}]`)

  return {
    ...params,
    functionDeclaration: `(...all) => {
      (${bringAlong})([${functions.join(',')}])
      return (${params.functionDeclaration})(...all)
    }`,
  }
}

/** Runs in the page. */
function bringAlong(functions: [text: string, run: () => unknown][]): void {
  type Evaluate = ((text: string) => unknown) & { known?: Map<string, () => unknown> }
  const { eval: real } = globalThis as { eval: Evaluate }
  const known = real.known ?? new Map<string, () => unknown>()
  for (const [text, run] of functions) known.set(text, run)
  if (real.known) return

  const stand: Evaluate = (text) => (known.get(text) ?? (() => real(text)))()
  for (const world of [globalThis, window]) Object.assign(world, { eval: Object.assign(stand, { known }) })
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) yield* textsIn(each)
  }
}

/** What a text may be evaluated as, each with the body of a function that does the same. */
function codeOf(text: string): [text: string, body: string][] {
  if (/^[\w-]*$/.test(text)) return []
  const expression = `(${text})`
  if (isScript(expression)) return [text, expression].map((each) => [each, expression])
  if (!isScript(text)) return []
  const extension = extensionOf(text)

  return [
    [text, `{${text}\n}`],
    [extension, typedAsByHand(extension.trim())],
  ]
}

/**
 * Playwright's typing sets the value the way the page itself would, and React takes it for its own doing: a field that
 * it keeps hears nothing of it. What a hand types goes past the page.
 */
function typedAsByHand(source: string): string {
  const set = 'Object.getOwnPropertyDescriptor(Object.getPrototypeOf(inputElement), "value").set.call'

  return source
    .replaceAll('inputElement.value = value;', `${set}(inputElement, value);`)
    .replaceAll('inputElement.value += text;', `${set}(inputElement, inputElement.value + text);`)
}

/** What Playwright makes of the source of an extension, to the letter. */
const extensionOf = (source: string): string => `
    (() => {
      const module = {};
      ${source}
      return module.exports.default();
    })()`

function isScript(text: string): boolean {
  try {
    return Boolean(new Script(text))
  } catch {
    return false
  }
}
