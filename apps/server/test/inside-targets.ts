import type { Zone } from './dns-server.ts'

const inside = ['127.0.0.1', '10.0.0.8', '169.254.169.254', '192.168.1.1', '100.100.100.200', '0.0.0.0']
/** Names that lead there. */
export const insideZone = (): Zone =>
  new Map<string, { A?: string[]; AAAA?: string[] }>([
    ...inside.map((address, index): [string, { A: string[] }] => [`inside-${index}.example`, { A: [address] }]),
    ['both.example', { A: ['93.184.215.14', '127.0.0.1'] }],
    ['six.example', { AAAA: ['::1'] }],
    ['mapped.example', { AAAA: ['::ffff:127.0.0.1'] }],
    ['local.example', { AAAA: ['fd00::1'] }],
  ])

/** Everything that leads to this machine, to its network or to its cloud, in every spelling. */
export const literals = `
  127.0.0.1 127.1 127.0.1 2130706433 0x7f000001 0177.0.0.1 017700000001 0x7f.1 0 0.0.0.0 localhost LOCALHOST
  localhost. sub.localhost ip6-localhost metadata router 10.0.0.1 10.255.255.255 172.16.0.1 172.31.255.255
  192.168.0.1 192.168.1.254 169.254.169.254 169.254.0.1 100.64.0.1 100.127.255.255 100.100.100.200 198.18.0.1
  192.0.0.170 192.0.2.1 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
  192.88.99.1 [::1] [::] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::ffff:10.0.0.1] [::127.0.0.1]
  [64:ff9b::7f00:1] [64:ff9b:1::1] [2002:7f00:1::] [2001::1] [2001:db8::1] [fc00::1] [fd12:3456::1] [fe80::1]
  [ff02::1] [100::1] [3fff::1] [5f00::1] １２７.0.0.1 127。0。0。1`
  .trim()
  .split(/\s+/)
  .map((host) => `https://${host}/`)

/** What is no address, or none that is asked. */
export const others = [
  'http://example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://example.com/',
  'javascript:alert(1)',
  'https://example.com:22/',
  'https://example.com:80/',
  'https://example.com:5432/',
  'https://example.com:25/',
  'https://name:word@example.com/',
  'https://name@example.com/',
  'https://',
  'not an address',
  '',
]
