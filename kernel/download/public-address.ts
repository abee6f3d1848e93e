import { BlockList, isIP } from 'node:net'

/** Networks of version 4 that are nobody's on the internet, by the registries of IANA. */
const reserved4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
/** Of version 6 only these are given to anybody, */
const given6 = ['2000::', 3] as const
/** but for examples, and for tunnels, behind which an address of version 4 may stand. */
const reserved6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const reserved = new BlockList()
for (const [network, prefix] of reserved4) reserved.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of reserved6) reserved.addSubnet(network, prefix, 'ipv6')
const given = new BlockList()
given.addSubnet(...given6, 'ipv6')

/** Whether an IP address is one of the internet, and none of our own network or of this machine. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !reserved.check(address, 'ipv4')

  return version === 6 && given.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}
