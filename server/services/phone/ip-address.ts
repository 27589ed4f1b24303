import { isIP } from 'node:net'

/** An IP address as a number. IPv4 inside IPv6 (`::ffff:10.0.0.1`) counts as the IPv4 address. */
export interface IpAddress {
  readonly bits: 32 | 128
  readonly value: bigint
}

const mappedPrefix = 0xffffn

/** Reads an address; null if it is none. The zone of a link-local address (`%eth0`) is ignored. */
export function readIpAddress(text: string): IpAddress | null {
  const address = text.split('%', 1)[0] ?? ''
  if (isIP(address) === 4) return { bits: 32, value: ofParts(address.split('.').map(Number), 8n) }
  if (isIP(address) !== 6) return null
  const value = ofParts(groupsOf(address), 16n)
  return value >> 32n === mappedPrefix ? { bits: 32, value: value & 0xffff_ffffn } : { bits: 128, value }
}

/** Whether two addresses begin with the same bits. */
export const isSamePrefix = (one: IpAddress, other: IpAddress, length: number): boolean => {
  const rest = BigInt(one.bits - length)
  return one.bits === other.bits && one.value >> rest === other.value >> rest
}

/** Whether two addresses are in the same network, as far as addresses can tell: IPv4 /24, IPv6 /64. */
export function isSameNetwork(one: string, other: string): boolean {
  const [first, second] = [readIpAddress(one), readIpAddress(other)]
  return first !== null && second !== null && isSamePrefix(first, second, first.bits === 32 ? 24 : 64)
}

const ofParts = (parts: readonly number[], size: bigint): bigint =>
  parts.reduce((value, part) => (value << size) | BigInt(part), 0n)

/** All eight groups of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const [left = '', right] = address.split('::')
  const [head, tail] = [groups(left), groups(right ?? '')]
  const zeros = right === undefined ? 0 : 8 - head.length - tail.length
  return [...head, ...Array.from({ length: zeros }, () => 0), ...tail]
}

const groups = (text: string): readonly number[] =>
  text.split(':').flatMap((group) => {
    if (group === '') return []
    if (!group.includes('.')) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
