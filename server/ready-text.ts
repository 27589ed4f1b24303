import type { Configuration } from './configuration.ts'

/** What the terminal shows when the service is ready. */
export function readyText({ host, port, publicUrl, mode, database }: Configuration): string {
  const address = publicUrl?.origin ?? `http://${host}:${port}`
  const place = database.kind === 'postgres' ? 'PostgreSQL (DATABASE_URL)' : `${database.folder ?? 'memory'} (embedded)`
  const accounts = mode === 'demo' ? demoAccounts(address) : ''
  return `Podium is ready at ${address}\n${accounts}  data: ${place}\n`
}

const demoAccounts = (address: string): string =>
  [
    '  teachers: 13800000001 (English, school owner), 13800000002 (maths), 13800000003 (English, senior)',
    `  students: qm0701001 … qm0701040, qm0702001 …, at ${address}/student/`,
    '  password of all: Podium@2026',
    '',
  ].join('\n')
