import { type Configuration, listeningAddress } from './configuration.ts'

/** What the terminal shows when the service is ready; `address` is where a browser reaches it. */
export function readyText(configuration: Configuration, address = addressOf(configuration)): string {
  const { mode, publicUrl } = configuration
  const lines = [
    `Podium is ready at ${address}`,
    ...(mode === 'demo' ? demoAccounts(address) : []),
    ...(publicUrl === null ? [] : [`  for the TLS proxy: ${listeningAddress(configuration)}`]),
    ...dataLines(configuration),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

const addressOf = (configuration: Configuration): string =>
  configuration.publicUrl?.origin ?? listeningAddress(configuration)

const demoAccounts = (address: string): readonly string[] => [
  '  teachers: 13800000001 (English, school owner), 13800000002 (maths), 13800000003 (English, senior)',
  `  students: qm0701001 … qm0701040, qm0702001 …, at ${address}/student/`,
  '  password of all: Podium@2026',
]

function dataLines({ database }: Configuration): readonly string[] {
  if (database.kind === 'postgres') return ['  data: PostgreSQL (DATABASE_URL)']
  return [`  data: ${database.folder ?? 'memory'} (embedded)`]
}
