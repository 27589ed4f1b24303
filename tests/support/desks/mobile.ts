import { createHash } from 'node:crypto'

/** A desk's mobile number: desks of one database have different names, hence different numbers. */
export function mobileOf(name: string, digit: number): string {
  const digest = createHash('sha256').update(`${name} ${digit}`).digest()
  return `13${digest.readUInt32BE().toString().padStart(10, '0').slice(0, 9)}`
}
