/**
 * Where the installation is reached, without a slash at the end; null when nobody has said so. Never taken from a
 * request: whoever forges its host would receive what the link opens.
 */
export function publicAddress(): string | null {
  return process.env.SERVER_URL?.replace(/\/+$/, '') || null
}
