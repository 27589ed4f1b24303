import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  baseAddress,
  allowedOrigins,
  type Configuration,
  ConfigurationError,
  connectionsFor,
  type Environment,
  listeningAddress,
  readConfiguration,
} from './configuration.ts'

const root = path.resolve('/srv/podium')
const url = 'postgres://podium:secret@db.example.cn/podium'
const publicUrl = 'https://podium.example.cn'

const read = (environment: Environment): Configuration => readConfiguration(environment, root)

const usual: Configuration = {
  mode: 'demo',
  host: '127.0.0.1',
  port: 4173,
  publicUrl: null,
  database: { kind: 'embedded', folder: path.join(root, 'data'), isDurable: true },
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
  contact: '启明中学 林知夏，13800000001',
  testDoors: false,
}

const postgres = { kind: 'postgres', url, connections: connectionsFor(os.availableParallelism()) } as const

const production = { PODIUM_MODE: 'production', DATABASE_URL: url }
const ofProduction = { mode: 'production', contact: null, database: postgres } as const

const accepted: readonly [string, Environment, Partial<Configuration>][] = [
  ['nothing', {}, {}],
  ['empty variables', { PODIUM_MODE: '', HOST: '', PORT: '', DATABASE_URL: '', PUBLIC_URL: '', PODIUM_DATA: '' }, {}],
  ['a port', { PORT: '80' }, { port: 80 }],
  ['the last port', { PORT: '65535' }, { port: 65_535 }],
  ['localhost', { HOST: 'localhost' }, { host: 'localhost' }],
  ['another loopback address', { HOST: '127.0.0.2' }, { host: '127.0.0.2' }],
  ['loopback of IPv6', { HOST: '::1' }, { host: '::1' }],
  [
    'a folder below the project',
    { PODIUM_DATA: 'here' },
    { database: { kind: 'embedded', folder: `${root}/here`, isDurable: true } },
  ],
  [
    'a folder elsewhere',
    { PODIUM_DATA: '/var/p' },
    { database: { kind: 'embedded', folder: path.resolve('/var/p'), isDurable: true } },
  ],
  ['a demo on PostgreSQL', { DATABASE_URL: url }, { database: postgres }],
  [
    'more connections to PostgreSQL',
    { DATABASE_URL: url, PODIUM_DATABASE_CONNECTIONS: '40' },
    { database: { ...postgres, connections: 40 } },
  ],
  ['test doors', { PODIUM_TEST_DOORS: '1' }, { testDoors: true }],
  ['test doors that are closed', { PODIUM_TEST_DOORS: '0' }, {}],
  ['production', production, ofProduction],
  [
    'production in words',
    { PODIUM_MODE: 'production', PODIUM_DATABASE: 'embedded' },
    { mode: 'production', contact: null },
  ],
  [
    'second services',
    { PODIUM_SERVICES: 'https://reports.example.cn, http://127.0.0.1:4174/' },
    { serviceOrigins: ['https://reports.example.cn', 'http://127.0.0.1:4174'] },
  ],
  [
    'services elsewhere',
    {
      PODIUM_API_HOST: 'api.example.cn',
      PODIUM_SIGN_ON_HOST: 'sso.example.cn:8443',
      PODIUM_FULL_SCREEN_HOST: 'screen.example.cn',
    },
    { hosts: { signOn: 'sso.example.cn:8443', api: 'api.example.cn', fullScreen: 'screen.example.cn' } },
  ],
  [
    'pages around the portal',
    { PODIUM_FRAMES: `${publicUrl},http://localhost:8080` },
    { frameOrigins: [publicUrl, 'http://localhost:8080'] },
  ],
  [
    'modules for areas',
    { PODIUM_AREAS: 'keben=https://a.example.cn/keben.mjs, settings-html=http://127.0.0.1:81/s.mjs' },
    {
      areaModules: [
        { id: 'keben', url: 'https://a.example.cn/keben.mjs' },
        { id: 'settings-html', url: 'http://127.0.0.1:81/s.mjs' },
      ],
    },
  ],
  ['pages elsewhere', { PODIUM_PAGES: publicUrl }, { pageOrigins: [publicUrl] }],
  ['sign-on elsewhere', { PODIUM_SIGN_ON: publicUrl }, { signOnOrigin: publicUrl }],
  [
    'a third party’s captcha',
    { PODIUM_CAPTCHA_URL: 'https://captcha.example.cn', PODIUM_CAPTCHA_SECRET: 's' },
    { captchaProvider: { url: 'https://captcha.example.cn', secret: 's' } },
  ],
  [
    'a teacher’s app',
    { PODIUM_DOWNLOAD_URL: 'https://apps.example.cn/podium' },
    { downloadUrl: 'https://apps.example.cn/podium' },
  ],
  ['names of networks', { PODIUM_CITIES: 'cities.csv' }, { citiesFile: `${root}/cities.csv` }],
  ['a contact', { PODIUM_CONTACT: 'privacy@example.cn' }, { contact: 'privacy@example.cn' }],
  ['a proxy in front', { PUBLIC_URL: publicUrl }, { publicUrl: new URL(publicUrl) }],
  [
    'short messages',
    { ...production, PODIUM_SMS_WEBHOOK: 'https://sms.example.cn/send', PODIUM_SMS_SECRET: 's' },
    { ...ofProduction, smsWebhook: { url: 'https://sms.example.cn/send', secret: 's' } },
  ],
  [
    'e-mail',
    { ...production, PODIUM_EMAIL_WEBHOOK: 'https://mail.example.cn/send', PODIUM_EMAIL_SECRET: 's' },
    { ...ofProduction, emailWebhook: { url: 'https://mail.example.cn/send', secret: 's' } },
  ],
  [
    'the messaging app',
    { ...production, PODIUM_WECHAT_APP_ID: 'wx1', PODIUM_WECHAT_SECRET: 's' },
    { ...ofProduction, messagingApp: { appId: 'wx1', secret: 's' } },
  ],
  [
    'a proxy on another machine',
    { ...production, HOST: '0.0.0.0', PUBLIC_URL: `${publicUrl}/` },
    { ...ofProduction, host: '0.0.0.0', publicUrl: new URL(publicUrl) },
  ],
]

test.each(accepted)('a service may start with: %s', (_name, environment, difference) =>
  expect(read(environment)).toEqual({ ...usual, ...difference }),
)

const loopbackOnly = 'A demo is served on loopback only, not on HOST=%s; use PODIUM_MODE=production'
const noDoors = 'PODIUM_TEST_DOORS=1 is for a demo on loopback only'

const refused: readonly [Environment, string][] = [
  ...['PODIUM_SMS_WEBHOOK', 'PODIUM_EMAIL_WEBHOOK', 'PODIUM_WECHAT_APP_ID'].map((name): [Environment, string] => [
    { [name]: 'https://a.cn' },
    `${name} is for PODIUM_MODE=production: a demo sends nothing to anybody`,
  ]),
  [{ PODIUM_MODE: 'prod' }, 'PODIUM_MODE must be demo or production'],
  ...['0.0.0.0', '192.168.1.7', '::', 'podium.example.cn', '127.example.cn'].map((host): [Environment, string] => [
    { HOST: host },
    loopbackOnly.replace('%s', host),
  ]),
  [{ HOST: '0.0.0.0', PUBLIC_URL: publicUrl }, loopbackOnly.replace('%s', '0.0.0.0')],
  [{ ...production, PODIUM_TEST_DOORS: '1' }, noDoors],
  [{ ...production, PODIUM_TEST_DOORS: '1', HOST: '0.0.0.0', PUBLIC_URL: publicUrl }, noDoors],
  [
    { ...production, HOST: '0.0.0.0' },
    'HOST=0.0.0.0 needs PUBLIC_URL=https://… : sign-in over plain http leaves loopback unprotected',
  ],
  ...['-1', '0', '65536', '4173.5', '1e3', 'http', ' '].map((port): [Environment, string] => [
    { PORT: port },
    `PORT=${port} is no port number`,
  ]),
  ...['http://podium.example.cn', 'podium.example.cn', 'ftp://x'].map((address): [Environment, string] => [
    { PUBLIC_URL: address },
    `PUBLIC_URL=${address} must be an https address`,
  ]),
  ...[`${publicUrl}/podium`, `${publicUrl}?a=1`, 'https://user:secret@podium.example.cn'].map(
    (address): [Environment, string] => [
      { PUBLIC_URL: address },
      'PUBLIC_URL must be an origin alone, like https://podium.example.cn',
    ],
  ),
  [
    { PODIUM_FRAMES: 'https://*.example.cn' },
    'PODIUM_FRAMES must name origins like https://reports.example.cn, not https://*.example.cn',
  ],
  [
    { PODIUM_SERVICES: 'https://reports.example.cn/a' },
    'PODIUM_SERVICES must name origins like https://reports.example.cn, not https://reports.example.cn/a',
  ],
  [
    { PODIUM_SIGN_ON: 'http://podium.example.cn' },
    'PODIUM_SIGN_ON must name origins like https://reports.example.cn, not http://podium.example.cn',
  ],
  [
    { ...production, PODIUM_SMS_WEBHOOK: 'http://a.cn', PODIUM_SMS_SECRET: 's' },
    'PODIUM_SMS_WEBHOOK must be an https address',
  ],
  [{ PODIUM_AREAS: 'nowhere=https://a.cn/a.mjs' }, 'PODIUM_AREAS: there is no area nowhere'],
  [
    { PODIUM_AREAS: 'keben=http://a.cn/a.mjs' },
    'PODIUM_AREAS: the module of keben must be an https address, not http://a.cn/a.mjs',
  ],
  [
    { PODIUM_API_HOST: 'https://a.cn' },
    'PODIUM_API_HOST must be the name of a host, like api.example.cn, not https://a.cn',
  ],
  [{ PODIUM_CAPTCHA_URL: 'https://a.cn' }, 'PODIUM_CAPTCHA_URL and PODIUM_CAPTCHA_SECRET are needed together'],
  ...['http://apps.example.cn', 'apps', 'javascript:alert(1)'].map((address): [Environment, string] => [
    { PODIUM_DOWNLOAD_URL: address },
    `PODIUM_DOWNLOAD_URL=${address} must be an https address`,
  ]),
  [{ PODIUM_SMS_SECRET: 's' }, 'PODIUM_SMS_WEBHOOK and PODIUM_SMS_SECRET are needed together'],
  [{ ...production, PODIUM_WECHAT_APP_ID: 'wx1' }, 'PODIUM_WECHAT_APP_ID and PODIUM_WECHAT_SECRET are needed together'],
  [{ DATABASE_URL: 'mysql://podium:secret@db/podium' }, 'DATABASE_URL must begin with postgres://'],
  ...['2', '101', '5.5', 'all'].map((connections): [Environment, string] => [
    { DATABASE_URL: url, PODIUM_DATABASE_CONNECTIONS: connections },
    `PODIUM_DATABASE_CONNECTIONS=${connections} must be a number from 3 to 100`,
  ]),
  [{ PODIUM_DATABASE: 'sqlite' }, 'PODIUM_DATABASE can only be embedded'],
  [
    { DATABASE_URL: url, PODIUM_DATABASE: 'embedded' },
    'DATABASE_URL and PODIUM_DATABASE=embedded contradict each other: unset one of them',
  ],
  [
    { PODIUM_MODE: 'production' },
    'Production needs DATABASE_URL=postgres://… ; PODIUM_DATABASE=embedded is for one process on one machine',
  ],
]

test.each([
  { processors: 1, connections: 3 },
  { processors: 2, connections: 4 },
  { processors: 5, connections: 10 },
  { processors: 32, connections: 10 },
])('beside $processors processors PostgreSQL gets $connections connections', ({ processors, connections }) =>
  expect(connectionsFor(processors)).toBe(connections),
)

test.each(refused)('%j is refused', (environment, message) =>
  expect(() => read(environment)).toThrow(new ConfigurationError(message)),
)

test('the origins are those under which a browser reaches the service; behind a proxy only the public one', () => {
  expect([...allowedOrigins(usual)]).toEqual(['http://127.0.0.1:4173', 'http://localhost:4173'])
  expect([...allowedOrigins({ ...usual, host: '::1', port: 80 })]).toEqual(['http://[::1]', 'http://localhost'])
  expect([...allowedOrigins({ ...usual, publicUrl: new URL(`${publicUrl}:443/`) })]).toEqual([publicUrl])
  const second = { ...usual, port: 4174, signOnOrigin: publicUrl }
  expect([...allowedOrigins(second)]).toEqual(['http://127.0.0.1:4174', 'http://localhost:4174', publicUrl])
  const called = { ...usual, pageOrigins: ['https://reports.example.cn'] }
  expect([...allowedOrigins(called)].at(-1)).toBe('https://reports.example.cn')
  expect(baseAddress(usual)).toBe('http://127.0.0.1:4173')
  expect(baseAddress({ ...usual, publicUrl: new URL(publicUrl) })).toBe(publicUrl)
  expect(listeningAddress({ host: '::1', port: 4173 })).toBe('http://[::1]:4173')
})
