import type { urlSpace } from '../../url-space.data.ts'

/** Below this a printed code is answered, for ever: what it opens may change, its address may not. */
export const scanRoot = '/q' satisfies `/${keyof typeof urlSpace}`

/** The name under which a print batch stands in the address of a code. */
export const batchParameter = 'b'
/** The name under which a page learns by which code it was opened; no page of ours is another one for it. */
export const codeParameter = 'qr'

/** The path of a code as it is printed, with the number of its batch. */
export const scanPath = (path: string, batch: number | null = null): string =>
  `${scanRoot}/${path}${batch === null ? '' : `?${batchParameter}=${batch}`}`

/** The number of a batch as an address carries it; null for anything else. */
export function batchIn(text: unknown): number | null {
  const number = typeof text === 'string' && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null

  return number
}

/** A path or an address of ours with the mark of the code, before its fragment, and its own query as it is. */
export function markedHref(href: string, path: string): string {
  const [, address = '', fragment = ''] = /^([^#]*)(#.*)?$/s.exec(href) ?? []
  const [, place = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(address) ?? []
  const others = query.split('&').filter((pair) => pair !== '' && pair.split('=')[0] !== codeParameter)
  // A path has small letters, digits, hyphens, underscores and slashes, which may stand in a query as they are.
  const pairs = [...others, `${codeParameter}=${path}`]

  return `${place}?${pairs.join('&')}${fragment}`
}
