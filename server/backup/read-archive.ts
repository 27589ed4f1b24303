import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ArchiveError, type ArchiveHead } from './archive-format.ts'

/** The lines of an archive without its seal. Throws ArchiveError at the end if the seal does not match. */
export async function* readArchive(file: string): AsyncGenerator<string> {
  const hash = createHash('sha256')
  let seal = ''
  for await (const line of linesOf(file)) {
    if (seal !== '') throw damaged(file)
    if (line.startsWith('Z')) seal = line.slice(1)
    else {
      hash.update(`${line}\n`)
      yield line
    }
  }
  if (seal !== hash.digest('hex')) throw damaged(file)
}

/** The head of an archive, after reading it all to check it. Throws ArchiveError if it is damaged. */
export async function checkArchive(file: string): Promise<ArchiveHead> {
  let head = ''
  for await (const line of readArchive(file)) head ||= line
  if (!head.startsWith('H')) throw damaged(file)
  const read: ArchiveHead = JSON.parse(head.slice(1))
  if (read.format !== 1) throw new ArchiveError(`${file} was made by a newer Podium: restore it with that one`)
  return read
}

const damaged = (file: string) =>
  new ArchiveError(`${file} is damaged or no backup: take another one. Nothing was restored`)

async function* linesOf(file: string): AsyncGenerator<string> {
  const input = createReadStream(file)
  let failure: unknown = null
  // A read error must not be taken for a damaged archive.
  const gunzip = createGunzip()
  input.on('error', (error) => {
    failure = error
    gunzip.destroy(error)
  })
  let rest = Buffer.alloc(0)
  try {
    for await (const bytes of Readable.from(input.pipe(gunzip))) {
      let text: Buffer = rest.length === 0 ? bytes : Buffer.concat([rest, bytes])
      for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n')) {
        yield text.toString('utf8', 0, end)
        text = text.subarray(end + 1)
      }
      rest = Buffer.from(text)
    }
  } catch (error) {
    throw failure ?? (isZlib(error) ? damaged(file) : error)
  }
  if (rest.length > 0) throw damaged(file)
}

const isZlib = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
