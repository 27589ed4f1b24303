import { isIP } from 'node:net'

/** Whether a name or an address, without brackets, is of this machine alone. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
