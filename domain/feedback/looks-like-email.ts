/** Wide on purpose: only a mail that arrives proves an address. */
export function looksLikeEmail(email: string): boolean {
  return /^[^\s@<>"(),:;[\\\]]+@[^\s@<>"(),:;[\\\]]+\.[^\s@.<>"(),:;[\\\]]{2,}$/.test(email)
}
