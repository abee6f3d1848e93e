/** So much of its log a device sends, and is believed. */
export const mostLogLines = 200
export const longestLogLine = 300

/** Keys of devices, tokens of people, and what follows a word for a secret in an address or a text. */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/thk_[0-9A-Za-z_]+/g, 'thk_***'],
  [/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '***'],
  [/\b(key|token|secret|password|passwort|pin|hash)(["']?\s*[=:]\s*["']?)[^\s"'&,;)]+/gi, '$1$2***'],
  // Orders and people are followed by such: whoever reads a log needs to know that, not of whom.
  [/\/status\/[^\s"']+/g, '/status/***'],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '***'],
]

/**
 * Lines of a device's log as they may be kept and shown: the last ones, each one line long, without anything secret. The
 * device does the same before it sends them; whoever takes them in does not rely on it.
 */
export function cleanLog(lines: readonly string[]): string[] {
  return lines.slice(-mostLogLines).map(cleanLine).filter(Boolean)
}

function cleanLine(line: string): string {
  const plain = line
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .trim()
  const told = secrets.reduce((text, [secret, instead]) => text.replaceAll(secret, instead), plain)

  return Array.from(told).slice(0, longestLogLine).join('')
}
