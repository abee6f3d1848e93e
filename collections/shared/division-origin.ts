import type { Division } from '#cms/payload-types.ts'
import { publicAddress } from '#kernel/public-address.ts'

/**
 * The one address of a division: its first host, reached as the installation is. The default division also answers for
 * hosts that nobody names, so its own address is that of the installation.
 */
export function divisionOrigin(division: Pick<Division, 'hosts' | 'isDefault'> | null): string | null {
  const address = publicAddress()
  if (address === null) return null

  const url = new URL(address)
  const [host] = division?.hosts ?? []
  if (host && !(division?.isDefault ?? true)) url.hostname = host
  return url.origin
}
