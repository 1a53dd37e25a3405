import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** What the IANA sets apart among IPv4 addresses: none of it is somebody on the internet. */
const apartV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** Of IPv6 one range is given out, and in it some are set apart: Teredo and other protocols, documentation, 6to4. */
const givenOutV6 = ['2000::/3']
const apartV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const isApartV4 = among(apartV4, 'ipv4')
const isGivenOutV6 = among(givenOutV6, 'ipv6')
const isApartV6 = among(apartV6, 'ipv6')

function among(ranges: readonly string[], family: 'ipv4' | 'ipv6') {
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', bits] = range.split('/')
    list.addSubnet(net, Number(bits), family)
  }
  return (address: string) => list.check(address, family)
}

/** `::ffff:7f00:1` and `::ffff:127.0.0.1` are an IPv4 address in other clothes. */
function unmapped(address: string): string {
  const text = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(text) ?? []
  if (high === undefined || low === undefined) return text
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [first >> 8, first & 255, second >> 8, second & 255].join('.')
}

/** Somebody on the internet: not this machine, not the network it stands in, not a cloud's own services. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !isApartV4(address)
  // A zone names a network card of this machine.
  if (!isIPv6(address) || address.includes('%')) return false
  const plain = unmapped(address)
  return isIPv4(plain) ? !isApartV4(plain) : isGivenOutV6(plain) && !isApartV6(plain)
}
