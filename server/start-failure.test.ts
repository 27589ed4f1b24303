import { expect, test } from 'vitest'
import { ConfigurationError, type Environment } from './configuration.ts'
import { OtherModeError } from './content/fill-content.ts'
import { RecordError } from './content/read-records.ts'
import { NewerDatabaseError } from './database/migrate.ts'
import { FolderHeldError } from './database/folder-lock.ts'
import { startFailure } from './start-failure.ts'

const failed = (facts: Readonly<Record<string, unknown>>, message = 'failed') =>
  Object.assign(new Error(message), facts)

const url = 'postgres://podium:Secret%401@db.example.cn:5433/school'
const database: Environment = { DATABASE_URL: url }
const at = 'PostgreSQL at db.example.cn:5433'

const cases: readonly [unknown, Environment, string][] = [
  [new ConfigurationError('PORT=x is no port number'), {}, 'PORT=x is no port number'],
  [new OtherModeError('demo'), {}, 'This database belongs to a real school: the demo needs a database of its own'],
  [new OtherModeError('production'), {}, 'This database holds the demo school: production needs a database of its own'],
  [
    new NewerDatabaseError(),
    {},
    'This database was brought up to date by a newer Podium: start that one, or restore a backup from before',
  ],
  [new RecordError('7a-words.json, en-7a-wd-001, stem: …'), {}, '7a-words.json, en-7a-wd-001, stem: …'],
  [
    new FolderHeldError('/srv/data', '4711'),
    {},
    '/srv/data is in use by process 4711: stop it first, or set PODIUM_DATA to another folder',
  ],
  [
    failed({ syscall: 'listen', code: 'EADDRINUSE' }),
    {},
    'Port 4173 is taken: stop the program that uses it, or set PORT to another one',
  ],
  [
    failed({ syscall: 'listen', code: 'EACCES' }),
    { PORT: '80' },
    'Port 80 needs rights that this user lacks: set PORT to one above 1023',
  ],
  [
    failed({ syscall: 'listen', code: 'EADDRNOTAVAIL' }),
    { HOST: '127.0.0.1' },
    'HOST=127.0.0.1 is no address of this machine (EADDRNOTAVAIL): set HOST to one that is',
  ],
  [
    failed({ syscall: 'chmod', code: 'EPERM', path: '/srv/data' }),
    {},
    '/srv/data cannot be used for data (EPERM): let this user write there, or set PODIUM_DATA to another folder',
  ],
  [
    failed({ syscall: 'mkdir', code: 'ENOSPC', path: '/srv/data' }),
    {},
    'The disk of /srv/data is full: make room, or set PODIUM_DATA to a folder elsewhere',
  ],
  [failed({ code: 'ECONNREFUSED' }), database, `${at} does not answer: start it, or correct DATABASE_URL`],
  [
    failed({}, 'Connection terminated due to connection timeout'),
    database,
    `${at} does not answer: start it, or correct DATABASE_URL`,
  ],
  [
    failed({ code: 'ENOTFOUND' }),
    database,
    `${at} has a name that nobody knows: correct DATABASE_URL, or the network's name service`,
  ],
  [failed({ code: '28P01' }), database, `${at} refuses the password of user podium: correct DATABASE_URL`],
  [failed({ code: '3D000' }), database, `${at} has no database school: create it, or correct DATABASE_URL`],
  [
    failed({ cause: failed({ code: '42501' }) }),
    database,
    `${at} does not let user podium make tables in school: make that user its owner`,
  ],
  [
    failed({ code: 'ERR_INVALID_URL' }),
    { DATABASE_URL: 'postgres://podium:Secret%401@:x/' },
    'DATABASE_URL cannot be read: write postgres://user:password@host:5432/database',
  ],
  ['nothing left', {}, 'nothing left'],
]

test.each(cases)('%s with %j', (error, environment, line) => {
  expect(startFailure(error, environment)).toBe(line)
})

test('an unexpected error comes with its stack', () => {
  const error = new Error('unforeseen')
  expect(startFailure(error, database)).toBe(error.stack)
})
