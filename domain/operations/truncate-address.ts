/**
 * A client's address without the part that tells a household: the last 8 bits of IPv4, the last 80 of IPv6. That of the
 * machine itself tells none, and stays. Null for anything that is no address, so that nothing else is ever stored in its
 * place.
 */
export function truncateAddress(address: string | null | undefined): string | null {
  const bare = (address ?? '').trim().replace(/^::ffff:(?=\d+\.)/i, '')
  if (isOwnMachine(bare)) return bare
  const v4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/.exec(bare)
  if (v4) return `${v4[1]}.${v4[2]}.${v4[3]}.0`
  if (!/^[0-9a-f:]{2,39}$/i.test(bare) || !bare.includes(':')) return null

  return `${expandIpv6(bare)
    .slice(0, 3)
    .join(':')
    .replace(/(^|:)0(:0)*$/, '')}::`
}

const isOwnMachine = (address: string): boolean => address === '::1' || /^127(\.\d{1,3}){3}$/.test(address)

/** From where somebody asks, by what is kept of their address. */
export function networkInWords(kept: string | null): string {
  if (kept === null) return 'unbekannt'

  return isOwnMachine(kept) ? 'der Rechner, auf dem Theke läuft' : kept
}

/** The groups of an IPv6 address, those that are left out included. */
export function expandIpv6(address: string): string[] {
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const missing = address.includes('::') ? Math.max(0, 8 - left.length - right.length) : 0
  const gap = Array.from({ length: missing }, () => '0')

  return [...left, ...gap, ...right].map((part) => Number.parseInt(part, 16).toString(16))
}
