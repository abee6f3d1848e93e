import { createHash } from 'node:crypto'

export type InlineHashes = { scripts: string[]; styles: string[] }

const inlineElement = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>/gi
/** Blocks of data are never run, so they need no permission. */
const dataType = /\btype\s*=\s*["']?(?:application\/(?:ld\+)?json|importmap-shim|speculationrules)/i

/** The CSP sources that allow exactly the inline scripts and styles of this page. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>()
  const styles = new Set<string>()

  for (const [, name = '', attributes = '', content = ''] of html.matchAll(inlineElement)) {
    if (name.toLowerCase() === 'style') styles.add(hashSource(content))
    else if (!/\bsrc\s*=/i.test(attributes) && !dataType.test(attributes)) scripts.add(hashSource(content))
  }
  return { scripts: [...scripts], styles: [...styles] }
}

function hashSource(content: string): string {
  // A browser hashes the text after it has normalised line ends.
  const text = content.replace(/\r\n?/g, '\n')
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
