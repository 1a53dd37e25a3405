import { isIPv6 } from 'node:net'

/**
 * What counts as one address. Whoever has an IPv6 address has a whole network of them, and could try from another each
 * time.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail)]
  const gap = address.includes('::') ? Array.from({ length: 8 - first.length - last.length }, () => '0') : []
  return [...first, ...gap, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

const groupsOf = (text: string) => text.split(':').filter((group) => group !== '')
