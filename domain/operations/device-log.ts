/** So much of its log a device sends, and is believed. */
export const mostLogLines = 200
export const longestLogLine = 300
/** So much of a line is looked at: some of it may be secret, and more than this is of no use to anybody. */
const longestRead = 4 * longestLogLine

/** A word for a secret, and what leads on to it. */
const named = /((?:key|token|secret|password|passwort|kennwort|pin|hash)["']?\s*(?:[=:]|%3[ad])\s*)/.source

/**
 * Keys of devices, tokens of people, and what follows a word for a secret in an address or a text. Also the beginning of
 * such, where a line ends in its middle.
 */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/thk_[0-9A-Za-z_]+/g, 'thk_***'],
  [/eyJ[\w.-]+/g, '***'],
  [/\b(bearer|basic|device) +[\w.~+/=-]{8,}/gi, '$1 ***'],
  // Also as the end of a longer name, in an address that is encoded, and in quotes, blanks included.
  [new RegExp(`${named}"[^"]*"?`, 'gi'), '$1"***"'],
  [new RegExp(`${named}'[^']*'?`, 'gi'), "$1'***'"],
  [new RegExp(`${named}[^\\s"'&,;)]+`, 'gi'), '$1***'],
  // Orders and people are followed by such: whoever reads a log needs to know that, not of whom.
  [/\/status\/[^\s"']+/g, '/status/***'],
  [/[\w.+-]{1,64}@[\w.-]+/g, '***'],
]

/**
 * Lines of a device's log as they may be kept and shown: the last ones, each one line long, without anything secret. The
 * device does the same before it sends them; whoever takes them in does not rely on it.
 */
export function cleanLog(lines: readonly string[]): string[] {
  return lines.slice(-mostLogLines).map(cleanLine).filter(Boolean)
}

/** A line is cut before it is looked through: one of megabytes would hold up the screen that wants to tell of it. */
function cleanLine(line: string): string {
  const plain = line
    .slice(0, longestRead)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .trim()
  const told = secrets.reduce((text, [secret, instead]) => text.replaceAll(secret, instead), plain)

  return Array.from(told).slice(0, longestLogLine).join('')
}
