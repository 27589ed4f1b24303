import { type IpAddress, isSamePrefix, readIpAddress } from './ip-address.ts'

/** Where an address is, in the operator's words; null if it is not in the list. */
export type CityOf = (address: string) => string | null

/** A line of the operator's list that cannot be read. */
export class CityListError extends Error {}

interface Network {
  readonly start: IpAddress
  readonly length: number
  readonly city: string
}

/**
 * Reads the operator's list: one network and where it is per line (`10.24.0.0/16,启明中学校园网`), IPv4 or IPv6; empty lines and
 * lines beginning with `#` are skipped. The narrowest network wins. Throws CityListError with the line's number.
 */
export function readCities(text: string): CityOf {
  const networks = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .flatMap((line, index) => (/^\s*(#|$)/.test(line) ? [] : [networkOf(line.trim(), index + 1)]))
    .sort((one, other) => other.length - one.length)
  return (address) => {
    const asked = readIpAddress(address)
    if (asked === null) return null
    return networks.find(({ start, length }) => isSamePrefix(asked, start, length))?.city ?? null
  }
}

function networkOf(line: string, number: number): Network {
  const [, address = '', bits = '', city = ''] = /^([^,/\s]+)\/(\d{1,3})\s*,\s*(.+)$/.exec(line) ?? []
  const start = readIpAddress(address)
  const length = Number(bits) - (start?.bits === 32 && address.includes(':') ? 96 : 0)
  if (start === null || city === '' || length < 0 || length > start.bits)
    throw new CityListError(`Line ${number} of the city list is no "network/bits,place": ${line.slice(0, 80)}`)
  return { start, length, city }
}
