import * as z from 'zod/mini'

/** One copied item: what of, in the words of the form, and the rows. Spec: back office 3, clipboard item. */
const clipboardItem = z.object({
  title: z.string(),
  content: z.array(
    z.record(
      z.string(),
      z.object({
        value: z.optional(z.unknown()),
        rows: z.optional(z.array(z.object({ id: z.string(), blockType: z.optional(z.string()) }))),
      }),
    ),
  ),
})
export type ClipboardItem = z.infer<typeof clipboardItem>

const changed = 'theke-clipboard'
const keyOf = (context: string): string => `clipboard:${context}`

/** Keeps the item until the browser session ends, in place of the one before of this context. */
export function keepItem(context: string, item: ClipboardItem): boolean {
  try {
    sessionStorage.setItem(keyOf(context), JSON.stringify(item))
  } catch {
    // Full or forbidden by the browser.
    return false
  }
  window.dispatchEvent(new Event(changed))
  return true
}

/** The raw text, which is the same string for as long as nothing was copied. */
export function peek(context: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(context))
  } catch {
    return null
  }
}

/** What a kept text holds; null for what an older version or somebody else left there. */
export function readItem(kept: string | null): ClipboardItem | null {
  try {
    const parsed = clipboardItem.safeParse(JSON.parse(kept ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

export function onCopied(tell: () => void): () => void {
  window.addEventListener(changed, tell)
  return () => window.removeEventListener(changed, tell)
}
