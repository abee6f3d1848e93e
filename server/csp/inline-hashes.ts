import { hash } from 'node:crypto'

export type InlineHashes = { scripts: string[]; styles: string[] }

const openingTag = /^<(?:script|style)(?=[\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>/
/** Blocks of data are never run, so they need no permission. */
const dataType = /\btype\s*=\s*["']?(?:application\/(?:ld\+)?json|importmap-shim|speculationrules)/i

const longestTag = 1024

/** The CSP sources that allow exactly the inline scripts and styles of this page. */
export function inlineHashes(html: Buffer): InlineHashes {
  const scripts = new Set<string>()
  for (const { attributes, content } of elementsOf(html, 'script')) {
    const isLoaded = /\bsrc\s*=/i.test(attributes)
    if (!isLoaded && !dataType.test(attributes)) scripts.add(hashSource(content))
  }
  const styles = new Set<string>()
  for (const { content } of elementsOf(html, 'style')) styles.add(hashSource(content))
  return { scripts: [...scripts], styles: [...styles] }
}

/** Searches the bytes: a page is too large to be decoded for a few tags. What is spelled otherwise gets no permission. */
function* elementsOf(html: Buffer, name: 'script' | 'style') {
  for (let at = html.indexOf(`<${name}`); at >= 0; at = html.indexOf(`<${name}`, at + 1)) {
    const [tag, attributes = ''] = openingTag.exec(html.toString('latin1', at, at + longestTag)) ?? []
    if (tag === undefined) continue
    const start = at + tag.length
    const end = html.indexOf(`</${name}`, start)
    if (end < 0) return
    yield { attributes, content: html.subarray(start, end) }
    at = end
  }
}

function hashSource(content: Buffer): string {
  // A browser hashes the text after it has normalised line ends.
  const bytes = content.includes('\r') ? content.toString().replace(/\r\n?/g, '\n') : content
  return `'sha256-${hash('sha256', bytes, 'base64')}'`
}
