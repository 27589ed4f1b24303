import { expect, test } from 'vitest'
import type { Configuration } from './configuration.ts'
import { readyText } from './ready-text.ts'

const demo: Configuration = {
  mode: 'demo',
  host: '127.0.0.1',
  port: 4173,
  publicUrl: null,
  database: { kind: 'embedded', folder: '/srv/podium/data', isDurable: true },
  serviceOrigins: [],
  signOnOrigin: null,
  hosts: { signOn: '', api: '', fullScreen: '' },
  pageOrigins: [],
  frameOrigins: [],
  areaModules: [],
  smsWebhook: null,
  emailWebhook: null,
  captchaProvider: null,
  messagingApp: null,
  downloadUrl: null,
  citiesFile: null,
  contact: null,
  testDoors: false,
}

const accounts = [
  '  teachers: 13800000001 (English, school owner), 13800000002 (maths), 13800000003 (English, senior)',
  '  students: qm0701001 … qm0701040, qm0702001 …, at http://127.0.0.1:4173/student/',
  '  password of all: Podium@2026',
]

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`

test('a demo names its accounts and the location of its data', () => {
  const data = '  data: /srv/podium/data (embedded)'
  expect(readyText(demo)).toBe(lines('Podium is ready at http://127.0.0.1:4173', ...accounts, data))
})

test('production names no account, no secret of the database, and the address behind its proxy', () => {
  const publicUrl = new URL('https://podium.example.cn')
  const database = { kind: 'postgres', url: 'postgres://podium:secret@db/podium', connections: 10 } as const
  expect(readyText({ ...demo, mode: 'production', publicUrl, database })).toBe(
    lines(
      'Podium is ready at https://podium.example.cn',
      '  for the TLS proxy: http://127.0.0.1:4173',
      '  data: PostgreSQL (DATABASE_URL)',
    ),
  )
})

test('production on the embedded database names the location of its data', () => {
  expect(readyText({ ...demo, mode: 'production' })).toBe(
    lines('Podium is ready at http://127.0.0.1:4173', '  data: /srv/podium/data (embedded)'),
  )
})
