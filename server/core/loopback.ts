import { isIP } from 'node:net'

/** Whether a name or address, without brackets, means this machine only. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
